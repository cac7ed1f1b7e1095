/** The build's data for the service worker, written by `sw/build.ts`. */
declare module 'virtual:shell' {
  /** The files to precache, each with its revision and integrity. */
  export const precache: readonly { url: string; revision: string | null; integrity: string }[];
}
