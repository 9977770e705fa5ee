package dodona.server.jetty;

import dodona.server.http.Routes;
import dodona.server.options.Limits;
import dodona.server.status.Metrics;
import dodona.server.status.ServerListener;
import java.util.Set;
import java.util.function.Supplier;

/**
 * What all requests share.
 *
 * @param routes which endpoint answers what; another table when the models are loaded
 * @param visitors from whose pages requests may come
 * @param limits what is refused
 * @param pools the threads that work, and the queues before them
 * @param memory how much may be held
 * @param exchanges the requests under way
 * @param metrics counts
 * @param listener receives requests
 */
record Engine(
    Supplier<Routes> routes,
    Visitors visitors,
    Limits limits,
    WorkPools pools,
    MemoryBudget memory,
    Set<Exchange> exchanges,
    Metrics metrics,
    ServerListener listener) {}
