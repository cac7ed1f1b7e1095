import path from 'node:path';
import { build, isStale } from '#sandbox/http/build.ts';
import { top } from '#sandbox/top.ts';
import { sandbox } from '../e2e/support/sandbox.ts';

/** The build that tests start with, and one that differs from it by the brand name. */
export const present = path.resolve(top, process.env['DIST'] || 'dist');
export const nextBuild = `${present}-next`;
export const nextBrand = 'Perlas Next';

/** Serves another build at the app's origin and returns its id; first makes the next build if it's missing or stale. */
export async function deploy(address: string, folder = nextBuild): Promise<string> {
  if (folder === nextBuild && isStale(folder)) {
    process.env['VITE_BRAND_NAME'] = nextBrand;
    await build(folder).finally(() => delete process.env['VITE_BRAND_NAME']);
  }
  await sandbox.serve(folder);
  const served = await fetch(new URL('/builds/latest.json', address));
  return ((await served.json()) as { id: string }).id;
}
