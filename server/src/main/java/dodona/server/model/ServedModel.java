package dodona.server.model;

import dodona.text.pipeline.Pipeline;

/**
 * A model that is served.
 *
 * @param name what clients call it
 * @param language the code of its language; empty if it is not known
 * @param licence its licence; empty if it is not known
 * @param pipeline what analyses texts with it, shared by all threads; sentences that are too long
 *     are refused
 */
public record ServedModel(String name, String language, String licence, Pipeline pipeline) {}
