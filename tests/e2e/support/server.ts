import { snapshot } from '#sandbox/db/memory.ts';
import { build, isStale } from '#sandbox/http/build.ts';
import { present } from '#tests/network/deploy.ts';

/** Has the built app, and the database that every sandbox begins with, at hand before any worker asks for them. */
export default async function prepare() {
  if (isStale(present)) await build(present);
  await snapshot();
}
