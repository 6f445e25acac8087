/** In a file of its own, because every page loads it, and no page loads the rest of the design. */
export const isShareHash = (hash: string) => hash.startsWith('#pass=');
