import type { Dist } from './dist.ts';
import { served } from './dist.ts';
import type { createStatics } from './statics.ts';

const manifest = '/builds/latest.json';

interface Build {
  id: string;
  timestamp: number;
}

/** Which build the app is told is the latest. */
export function createBuilds(statics: ReturnType<typeof createStatics>, now: () => number) {
  let bumps = 0;
  if (!statics.get(manifest)) tell({ id: 'development', timestamp: now() });

  function tell(build: Build) {
    statics.replace(manifest, served(manifest, Buffer.from(JSON.stringify(build))));
  }

  return {
    /** Says that there is a newer build, though the files stay as they are. */
    bump(): Build {
      const { id } = JSON.parse(String(statics.get(manifest)?.body)) as Build;
      const build = { id: `${id.split('+', 1)[0]}+${++bumps}`, timestamp: now() };
      tell(build);
      return build;
    },
    /** Serves another build in place of this one. */
    release: (dist: Dist) => statics.use(dist),
  };
}
