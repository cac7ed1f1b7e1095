import type { Plugin } from 'vite';

const ofEndpoints = /\/worker\/contract\/endpoints\/\w+\.ts$/;
const summary = /\b((?:read|write)\(\s*)(?:'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)/g;

/** A file of endpoints without their summaries, every line in its place. */
export const withoutSummaries = (code: string) => code.replaceAll(summary, "$1''");

/** Leaves the summaries of endpoints out of the app: the published contract has them, and no player's device needs them. */
export const unsummarized = (): Plugin => ({
  name: 'perlas:summaries',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (ofEndpoints.test(id) ? { code: withoutSummaries(code), map: null } : null),
});
