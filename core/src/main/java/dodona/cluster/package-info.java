/** Classes of words, learnt from text without annotation. */
@org.jspecify.annotations.NullMarked
package dodona.cluster;
