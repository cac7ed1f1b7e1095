/** The build's data for the service worker, written by `sw/build.ts`. */
declare module 'virtual:shell' {
  /** The files to precache, each with its revision and integrity. */
  export const precache: readonly { url: string; revision: string | null; integrity: string }[];
  /** The id of the build. */
  export const build: string;
  /** The cache of pictures that another app has shared. */
  export const sharedCache: string;
  /** The lobby's last screen; its script is `showLastScreen` of `src/lastScreen.ts`. */
  export const lastScreen: { readonly cache: string; readonly entry: string; readonly script: string };
}
