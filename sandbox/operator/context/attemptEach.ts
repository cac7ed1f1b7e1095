/** Takes an error that ends only a part of the work. */
export type Report = (error: unknown) => void;

/** Reports nothing: ends the whole work with its first error. */
export const throwError: Report = (error) => {
  throw error;
};

/** Does work with each, one after the other; an error is reported, and the rest goes on unless the report throws. */
export async function attemptEach<T>(
  all: Iterable<T>,
  work: (each: T) => Promise<unknown>,
  report: Report,
): Promise<void> {
  for (const each of all)
    try {
      await work(each);
    } catch (error) {
      report(error);
    }
}
