import type { Dist } from './dist.ts';
import { served } from './dist.ts';
import type { createStatics } from './statics.ts';

const manifest = '/builds/latest.json';
/** A captive portal's page, as some public networks serve in place of any file. */
const portal = served('/portal.html', Buffer.from('<!doctype html><title>Welcome to our Wi-Fi</title>'));

interface Build {
  id: string;
  timestamp: number;
  /** False makes the app run without its service worker. */
  serviceWorker?: boolean;
}

/** The build manifest, and QA's ways to change it: deploys, captive portal, service-worker kill switch. */
export function createBuilds(statics: ReturnType<typeof createStatics>, now: () => number) {
  let bumps = 0;
  if (!statics.get(manifest)) tell({ id: 'development', timestamp: now() });

  function tell(build: Build) {
    statics.replace(manifest, served(manifest, Buffer.from(JSON.stringify(build))));
  }
  const readBuild = () => JSON.parse(String(statics.get(manifest)?.body)) as Build;

  return {
    /** Announces a newer build, though the files are unchanged. */
    bump(): Build {
      const { id } = readBuild();
      const build = { id: `${id.split('+', 1)[0]}+${++bumps}`, timestamp: now() };
      tell(build);
      return build;
    },
    /** Serves another build in place of this one. */
    release: (dist: Dist) => statics.use(dist),
    /** Withdraws the service worker: by a flag in the manifest, or by replacing its script. */
    takeBack(how: 'flag' | 'script') {
      if (how === 'flag') tell({ ...readBuild(), serviceWorker: false });
      else statics.replace('/sw.js', statics.get('/sw-off.js')!);
    },
    /** Answers a path with a captive portal's page in place of the file. */
    capture: (path: string) => statics.replace(path, portal),
  };
}
