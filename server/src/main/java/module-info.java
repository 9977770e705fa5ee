/** Parsing over HTTP: the REST interfaces of UDPipe and CoreNLP, one of our own, and a page. */
module dodona.server {
  requires static transitive org.jspecify;
  requires transitive dodona.core;
  requires transitive dodona.text;
  requires java.management;
  requires org.eclipse.jetty.http;
  requires org.eclipse.jetty.io;
  requires org.eclipse.jetty.server;
  requires org.eclipse.jetty.util;

  exports dodona.server;
  exports dodona.server.http;
  exports dodona.server.model;
  exports dodona.server.options;
  exports dodona.server.status;
}
