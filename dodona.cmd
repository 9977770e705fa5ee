@echo off
rem Starts Dodona from its sources on Windows. Builds it first if it has not been built. After changes,
rem run "mvn -q -Dmaven.test.skip=true package".
setlocal
set "home=%~dp0"
set "jar=%home%cli\target\dodona.jar"

if not exist "%jar%" call :build
if not exist "%jar%" exit /b 3

rem The build has the same layout as the released archive. No "call", which would parse the arguments twice.
"%home%cli\target\bin\dodona.cmd" %*

:build
where mvn >nul 2>nul
if errorlevel 1 (
  echo dodona: Maven not found; expected mvn on the PATH to build Dodona >&2
  exit /b 3
)
echo dodona: building from source; this takes a minute or two and is done once ^(mvn -Dmaven.test.skip=true package^) >&2
pushd "%home%"
call mvn -B -ntp -Dmaven.test.skip=true -pl cli -am package >&2
if errorlevel 1 echo dodona: build failed; see the messages above >&2
popd
exit /b 0
