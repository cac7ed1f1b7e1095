/** What the build tells the service worker; written by `sw/build.ts`. */
declare module 'virtual:shell' {
  /** The shell's files, each with what it must be. */
  export const precache: readonly { url: string; revision: string | null; integrity: string }[];
}
