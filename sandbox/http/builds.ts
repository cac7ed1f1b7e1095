import type { Dist } from './dist.ts';
import { served } from './dist.ts';
import type { createStatics } from './statics.ts';

const manifest = '/builds/latest.json';
/** What a public network answers instead of whatever was asked for. */
const portal = served('/portal.html', Buffer.from('<!doctype html><title>Welcome to our Wi-Fi</title>'));

interface Build {
  id: string;
  timestamp: number;
  /** False has the app do without its service worker. */
  serviceWorker?: boolean;
}

/** Which build the app is told is the latest. */
export function createBuilds(statics: ReturnType<typeof createStatics>, now: () => number) {
  let bumps = 0;
  if (!statics.get(manifest)) tell({ id: 'development', timestamp: now() });

  function tell(build: Build) {
    statics.replace(manifest, served(manifest, Buffer.from(JSON.stringify(build))));
  }
  const told = () => JSON.parse(String(statics.get(manifest)?.body)) as Build;

  return {
    /** Says that there is a newer build, though the files stay as they are. */
    bump(): Build {
      const { id } = told();
      const build = { id: `${id.split('+', 1)[0]}+${++bumps}`, timestamp: now() };
      tell(build);
      return build;
    },
    /** Serves another build in place of this one. */
    release: (dist: Dist) => statics.use(dist),
    /** Takes the service worker back, by the manifest's word or by the script that the build has for that. */
    takeBack(how: 'flag' | 'script') {
      if (how === 'flag') tell({ ...told(), serviceWorker: false });
      else statics.replace('/sw.js', statics.get('/sw-off.js')!);
    },
    /** Has a public network's log-in page answered in the place of a file. */
    capture: (path: string) => statics.replace(path, portal),
  };
}
