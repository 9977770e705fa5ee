/** Brown clusters: classes of words induced from text without annotation. */
@org.jspecify.annotations.NullMarked
package dodona.cluster;
