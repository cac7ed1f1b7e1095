/** Runs the work once; later calls get the same result. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let first: Promise<T> | undefined;
  return () => (first ??= work());
}
