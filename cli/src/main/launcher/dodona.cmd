@echo off
rem Starts Dodona on Windows. It is in the parent folder: dodona.jar, and its libraries in lib.
setlocal
set "jar=%~dp0..\dodona.jar"

set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
"%java%" -version >nul 2>nul
if errorlevel 1 (
  echo dodona: Java not found; expected Java 17 or newer on the PATH or in JAVA_HOME >&2
  exit /b 3
)

rem User jars with transition systems come after ours.
set "classpath=%jar%"
if defined DODONA_CLASSPATH set "classpath=%jar%;%DODONA_CLASSPATH%"

rem Dodona writes UTF-8; the code page of the console is restored at the end.
set "codepage="
for /f "tokens=2 delims=:." %%p in ('chcp') do set "codepage=%%p"
chcp 65001 >nul
rem Models are fastest with the Vector API, which --add-exports lets us load without a warning.
"%java%" -Xshare:auto --add-exports java.base/jdk.internal.module=ALL-UNNAMED -Dfile.encoding=UTF-8 -Djava.awt.headless=true -Djdk.nio.maxCachedBufferSize=262144 -XX:MaxDirectMemorySize=256m %DODONA_OPTS% -cp "%classpath%" dodona.cli.Dodona %*
set "code=%errorlevel%"
if defined codepage chcp %codepage% >nul
exit /b %code%
