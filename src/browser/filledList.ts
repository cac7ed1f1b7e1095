/** A file of the app that isn't installed, as the build lists it. */
export interface FilledFile {
  /** Its path on the app's own origin. */
  readonly url: string;
  /** Its weight as it is sent, bytes. */
  readonly bytes: number;
  /** The language it is words of; none for what every player needs. */
  readonly language?: string;
  /** Of a picture, whose name doesn't change with its content. */
  readonly revision?: string;
}

/** What a build lists: the files that are filled in, the likeliest first, and the paths of all its other files. */
export interface FilledList {
  readonly files: readonly FilledFile[];
  readonly others: readonly string[];
}

/** The path of a build's list. */
export const filledListOf = (build: string) => `/assets/filled-${build}.json`;

/** Whether this is the path of some build's list. */
export const isFilledList = (path: string) => path.startsWith('/assets/filled-');
