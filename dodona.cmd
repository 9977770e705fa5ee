@echo off
rem Starts Dodona on Windows. Builds it first where there is nothing to start; after a change to the
rem sources, run "mvn -q -Dmaven.test.skip=true package" yourself.
setlocal
set "home=%~dp0"
set "jar=%home%cli\target\dodona.jar"

set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
"%java%" -version >nul 2>nul
if errorlevel 1 (
  echo dodona: needs a JDK 17 or newer, and there is no java on the PATH >&2
  exit /b 3
)

if not exist "%jar%" call :build
if not exist "%jar%" exit /b 3

rem Jars with transition systems of one's own come after ours.
set "classpath=%jar%"
if defined DODONA_CLASSPATH set "classpath=%jar%;%DODONA_CLASSPATH%"

rem Dodona writes UTF-8; the console's own code page is set again at the end.
set "codepage="
for /f "tokens=2 delims=:." %%p in ('chcp') do set "codepage=%%p"
chcp 65001 >nul
"%java%" -Xshare:auto -Dfile.encoding=UTF-8 -Djava.awt.headless=true %DODONA_OPTS% -cp "%classpath%" dodona.cli.Dodona %*
set "code=%errorlevel%"
if defined codepage chcp %codepage% >nul
exit /b %code%

:build
where mvn >nul 2>nul
if errorlevel 1 (
  echo dodona: needs Maven to build itself, and there is no mvn on the PATH >&2
  exit /b 3
)
echo dodona: building from source, once ^(mvn -q -Dmaven.test.skip=true package^) ... >&2
pushd "%home%"
call mvn -q -B -Dmaven.test.skip=true -pl cli -am package >&2
if errorlevel 1 echo dodona: the build failed, see above >&2
popd
exit /b 0
