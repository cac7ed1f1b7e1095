import { startServer } from '#sandbox/server.ts';

// One process of the sandbox, which fails on an answer outside the contract, until its parent lets it go.
const [port, url, dist, pushService] = process.argv.slice(3);
const server = await startServer({
  port: Number(port),
  url,
  dist: dist!,
  pushServices: [pushService!],
  strict: true,
});
process.once('disconnect', () => void server.close().then(() => process.exit()));
process.send?.('ready');
