import { startServer } from '#sandbox/server.ts';
import { build, isStale } from '#sandbox/http/build.ts';

/** Serves the built app with a sandbox of its own, its data in memory; gives back how to stop it. */
export default async function serve() {
  const dist = process.env['DIST'] ?? 'dist';
  if (isStale(dist)) await build(dist);
  const box = await startServer({
    port: Number(process.env['E2E_PORT'] ?? 4273),
    data: 'memory://',
    dist,
    strict: true,
  });
  return () => box.close();
}
