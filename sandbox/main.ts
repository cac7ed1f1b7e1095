import { inspect } from 'node:util';
import { defaultFolder } from './db/open.ts';
import { newcomers } from './db/seed/newcomers.ts';
import { demoPassword, demoPlayers } from './db/seed/seed.ts';
import { defaultPort, startServer, type RunningServer } from './server.ts';
import { formatted } from './hundredths.ts';
import { sandboxCode } from './operator/identity/codes.ts';
import { acceptedFrom } from './operator/http/oldForm.ts';
import { build, isStale } from './http/build.ts';
import { proxiesFrom } from './http/trustedProxies.ts';
import { androidApp } from './wrapper/assetLinks.ts';

const { env } = process;
const dev = process.argv.includes('--dev');
const dist = env['DIST'] ?? 'dist';

/** An integer from the environment, undefined if unset; throws a readable error for anything else. */
function numberFrom(name: string, least: number, most: number): number | undefined {
  const text = env[name];
  if (!text) return undefined;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`${name} must be a whole number from ${least} to ${most}, and is "${text}".`);
}

async function start(): Promise<RunningServer> {
  const port = numberFrom('PORT', 1, 65_531) ?? defaultPort;
  const gamesCount = numberFrom('SANDBOX_GAMES', 1, 100_000);
  if (!dev && isStale(dist)) await build(dist);
  return startServer({
    port,
    gamesCount,
    dist,
    dev,
    data: env['SANDBOX_DATA'] || defaultFolder,
    url: env['DATABASE_URL'],
    android: androidApp(env['ANDROID_PACKAGE'], env['ANDROID_FINGERPRINTS']),
    ...(env['HOST'] && { host: env['HOST'] }),
    trustedProxies: proxiesFrom(env['TRUSTED_PROXIES'] ?? ''),
    oldSignatures: acceptedFrom(env['OLD_SIGNATURES'] ?? ''),
    allowedHosts: (env['ALLOWED_HOSTS'] ?? '').toLowerCase().match(/[^\s,]+/g) ?? [],
  });
}

function welcome({ origins }: RunningServer) {
  const accounts = [
    ...demoPlayers.map(({ account, coin }) => `${account} (${formatted(coin)})`),
    ...newcomers.map(({ account }) => `${account} (new)`),
  ].join(', ');
  console.log(`
  The app               ${origins.app}
  Game provider         ${origins.game}
  Payment gateway       ${origins.pay}
  Live chat             ${origins.chat}/chat
  The operator's pages  ${origins.pages}   SMS, contract, switches

  Demo accounts: ${accounts}; password ${demoPassword}. The code sent to any number is ${sandboxCode}.
`);
}

function stopWith(server: RunningServer) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}

try {
  const server = await start();
  welcome(server);
  stopWith(server);
} catch (error) {
  console.error(`\n  ${error instanceof Error && error.message ? error.message : inspect(error)}\n`);
  process.exit(1);
}
