/** A text replacement in one file; the text must occur exactly once. */
export interface Change {
  file: string;
  from: string;
  to: string;
}

/**
 * A plausible bug, and what must detect it: the history checker, in the soak or in Chromium on the journey `on`; or a
 * failing test file.
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
