@echo off
rem Starts Dodona from its sources on Windows. Builds it first where there is nothing to start; after a
rem change to them, run "mvn -q -Dmaven.test.skip=true package" yourself.
setlocal
set "home=%~dp0"
set "jar=%home%cli\target\dodona.jar"

if not exist "%jar%" call :build
if not exist "%jar%" exit /b 3

rem What was built is laid out like the archive that is released. No "call", which would read the arguments twice.
"%home%cli\target\bin\dodona.cmd" %*

:build
where mvn >nul 2>nul
if errorlevel 1 (
  echo dodona: needs Maven to build itself, and there is no mvn on the PATH >&2
  exit /b 3
)
echo dodona: building from source, once; this takes a minute or two ^(mvn -Dmaven.test.skip=true package^) >&2
pushd "%home%"
call mvn -B -ntp -Dmaven.test.skip=true -pl cli -am package >&2
if errorlevel 1 echo dodona: the build failed, see above >&2
popd
exit /b 0
