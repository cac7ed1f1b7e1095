/** The result of the work, if it comes within so many milliseconds; rejects with a `TimeoutError` otherwise. */
export const limited = <T>(ms: number, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, fail) => setTimeout(() => fail(new DOMException('It took too long.', 'TimeoutError')), ms)),
  ]);
