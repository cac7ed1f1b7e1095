/** A text of one file, which must stand there exactly once, and what is planted in its place. */
export interface Change {
  file: string;
  from: string;
  to: string;
}

/**
 * A bug that somebody could make, and what must find it: the history checker, which sees a promise broken in the soak, or in
 * Chromium while the journey `on` is made; or a test file that fails.
 */
export interface Mutation {
  name: string;
  changes: Change[];
  found: { promise: string; on?: Journey } | { test: string };
}

/** A browser test, by its file and the beginning of its title. */
export interface Journey {
  file: string;
  title: string;
}
