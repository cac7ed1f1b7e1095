/** A file of the app that isn't installed, as the build lists it. */
export interface FilledFile {
  /** Its path on the app's own origin. */
  readonly url: string;
  /** Its transfer size, bytes. */
  readonly bytes: number;
  /** The language whose words it has; absent if every player needs it. */
  readonly language?: string;
  /** For a picture, whose name doesn't change with its content. */
  readonly revision?: string;
}

/** A build's list: the files that are filled in, the likeliest first, and the paths of all its other files. */
export interface FilledList {
  readonly files: readonly FilledFile[];
  readonly others: readonly string[];
}

/** The path of a build's list. */
export const filledListOf = (build: string) => `/assets/filled-${build}.json`;

/** Whether this is the path of a build's list. */
export const isFilledList = (path: string) => path.startsWith('/assets/filled-');
