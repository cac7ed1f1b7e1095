import { present } from '#tests/network/deploy.ts';
import { readGraph } from '#tests/tools/built.js';

function graph(): [file: string, sources: string[]][] {
  const { chunks } = readGraph(present);
  return Object.entries(chunks).map(([file, { sources }]) => [`/${file.replace(/[\w-]{8}\.js$/, '')}`, sources]);
}

/** Prefix of the script that contains a source file: `/assets/play-`. The rest of the name differs between builds. */
export function fileOf(source: string): string {
  const found = graph().find(([, sources]) => sources.includes(source));
  if (!found) throw new Error(`No file of the app has ${source} in it.`);
  return found[0];
}

/** The script prefixes of all screens. */
export const screenFiles = () =>
  graph().flatMap(([file, sources]) =>
    sources.some((each) => /^src\/features\/.*Screen\.tsx$/.test(each)) ? [file] : [],
  );

/** A script with the exports of this one, all of them components that throw. */
export function throwing(script: string): string {
  const names = [...script.matchAll(/export\{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
  const exported = names.map((name) => `planted as ${name.split(' as ').at(-1)}`);
  return `const planted = () => { throw new Error('planted') };
planted.default = planted;
export { ${exported.join(', ')} };`;
}
