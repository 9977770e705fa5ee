@echo off
rem Starts Dodona on Windows; it lies in the folder above this one: dodona.jar, and its libraries in lib.
setlocal
set "jar=%~dp0..\dodona.jar"

set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
"%java%" -version >nul 2>nul
if errorlevel 1 (
  echo dodona: needs Java 17 or newer, and there is no java on the PATH >&2
  exit /b 3
)

rem Jars with transition systems of one's own come after ours.
set "classpath=%jar%"
if defined DODONA_CLASSPATH set "classpath=%jar%;%DODONA_CLASSPATH%"

rem Dodona writes UTF-8; the console's own code page is set again at the end.
set "codepage="
for /f "tokens=2 delims=:." %%p in ('chcp') do set "codepage=%%p"
chcp 65001 >nul
rem Models are fastest with the Vector API, which --add-exports lets us load without a warning.
"%java%" -Xshare:auto --add-exports java.base/jdk.internal.module=ALL-UNNAMED -Dfile.encoding=UTF-8 -Djava.awt.headless=true -Djdk.nio.maxCachedBufferSize=262144 -XX:MaxDirectMemorySize=256m %DODONA_OPTS% -cp "%classpath%" dodona.cli.Dodona %*
set "code=%errorlevel%"
if defined codepage chcp %codepage% >nul
exit /b %code%
