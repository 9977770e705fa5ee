# Builds Dodona and the module whose script this is (bench or stress) where they are missing or older than their
# sources; then 'start CLASS ARGUMENTS' runs one of the module's commands, with Java's $options.

home=$(cd "$(dirname "$0")/.." && pwd -P)
module=$(basename "$(cd "$(dirname "$0")" && pwd -P)")
jar=$home/$module/target/$module.jar

if [ ! -f "$jar" ] || [ -n "$(find "$home/pom.xml" "$home"/*/pom.xml "$home"/*/src/main \( -path "$home/spark/*" -o \( -path "$home/stress/*" ! -path "$home/$module/*" \) \) -prune -o -newer "$jar" -print | head -n 1)" ]; then
  command -v mvn >/dev/null || {
    printf '%s: needs Maven to build, and there is no mvn on the PATH\n' "$0" >&2
    exit 3
  }
  printf '%s: building from source (mvn -q -DskipTests -pl %s -am package) …\n' "$0" "$module" >&2
  (cd "$home" && mvn -q -B -ntp -DskipTests -pl "$module" -am package </dev/null) >&2
  touch "$jar" "$home/cli/target/dodona.jar"
fi

start() {
  main=$1
  shift
  # shellcheck disable=SC2086 # a list of options
  exec java ${options:-} -Ddodona.home="$home" -Djava.awt.headless=true -Dfile.encoding=UTF-8 \
    -cp "$jar" "$main" "$@"
}
