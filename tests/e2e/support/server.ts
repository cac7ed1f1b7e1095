import { snapshot } from '#sandbox/db/memory.ts';
import { build, isStale } from '#sandbox/http/build.ts';
import { present } from '#tests/network/deploy.ts';

/** Prepares the build and the sandbox's database snapshot before any worker needs them. */
export default async function prepare() {
  if (isStale(present)) await build(present);
  await snapshot();
}
