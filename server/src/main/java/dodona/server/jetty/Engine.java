package dodona.server.jetty;

import dodona.server.http.Routes;
import dodona.server.options.Limits;
import dodona.server.status.Metrics;
import dodona.server.status.ServerListener;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The objects that all requests share.
 *
 * @param routes the current table of endpoints; replaced when the models are loaded
 * @param visitors the check of the pages that requests may come from
 * @param limits the limits beyond which requests are refused
 * @param pools the threads that work, and the queues before them
 * @param memory the memory budget
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
