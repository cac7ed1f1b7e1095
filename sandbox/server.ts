import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { Hono } from 'hono';
import { openDb } from './db/open.ts';
import { gameProvider } from './games/provider.ts';
import { httpWallet } from './games/wallet.ts';
import { identityProvider } from './identity/provider.ts';
import { readDocuments } from './operator/games/catalogue.ts';
import { httpIdentities } from './operator/identity/identityProviders.ts';
import { createOperator } from './operator/operator.ts';
import { partners } from './operator/http/partners.ts';
import { httpRegister } from './operator/http/partnerRegistry.ts';
import { randomToken } from './operator/identity/tokens.ts';
import { createSeamlessWallet } from './operator/games/seamlessWallet.ts';
import { paymentGateway } from './payments/gateway.ts';
import { httpWebhook } from './payments/notice.ts';
import { pages } from './qa/backOffice.ts';
import { appRoutes } from './http/appRoutes.ts';
import { createBuilds } from './http/builds.ts';
import { devServer } from './http/dev.ts';
import { noDist, readDist } from './http/dist.ts';
import { closeServer, listen, listenerOf, serverOf, type Fetch } from './http/listen.ts';
import { createPictures } from './http/pictures.ts';
import { createRespond } from './http/respond.ts';
import { createStatics } from './http/statics.ts';

/** The app's default port; its partners take the next three. */
export const defaultPort = 4173;

export interface ServerOptions {
  port?: number;
  /** The address to listen at; loopback by default. */
  host?: string;
  /** A folder for the data, or `memory://`. */
  data?: string | undefined;
  /** A PostgreSQL's address, used instead of a folder. */
  url?: string | undefined;
  gamesCount?: number | undefined;
  /** The built app's folder. */
  dist?: string;
  /** Serves the app's sources with live reload instead of a built app. */
  dev?: boolean;
  now?: () => number;
  /** Checks every answer against the contract. */
  strict?: boolean;
}

const onThisMachine = '127.0.0.1';

/** The origins of the four servers. The app's host name differs from its partners', as in production. */
const originsAt = (port: number) => ({
  app: `http://localhost:${port}`,
  game: `http://${onThisMachine}:${port + 1}`,
  pay: `http://${onThisMachine}:${port + 2}`,
  pages: `http://${onThisMachine}:${port + 3}`,
});

/** Starts the complete sandbox: the app's origin, the game provider, the payment gateway and the back office. */
export async function startServer({
  port = defaultPort,
  host = onThisMachine,
  dist = 'dist',
  now = Date.now,
  ...options
}: ServerOptions = {}) {
  const origins = originsAt(port);
  const closers: (() => Promise<unknown>)[] = [];
  async function close() {
    for (const closer of closers.splice(0).toReversed()) await closer();
  }
  async function open(server: Server, what: string, offset: number) {
    await listen(server, what, port + offset, host);
    closers.push(() => closeServer(server));
  }

  try {
    const built = options.dev ? noDist : readDist(dist);
    const db = await openDb({ data: options.data, url: options.url, games: options.gamesCount });
    closers.push(() => db.destroy());

    const { secrets } = await readDocuments(db);
    const register = httpRegister(origins.pay, secrets.pay);
    const identitySecret = randomToken();
    const operator = await createOperator({
      db,
      now,
      origins,
      register,
      identities: httpIdentities(origins.pages, identitySecret),
      respond: createRespond(),
      strict: options.strict ?? false,
    });
    closers.push(async () => operator.switches.reset());

    const violations: unknown[] = [];
    const statics = createStatics(built, createPictures(operator.context));
    const builds = createBuilds(statics, now);
    const release = (folder: string) => builds.release(readDist(folder));
    const app = appRoutes(operator.fetch, statics.fetch, violations);
    const backOffice = new Hono();
    backOffice.route('/identity', identityProvider({ secret: identitySecret, now }));
    backOffice.route('/', pages({ operator, origins, violations, bump: builds.bump, release }));
    backOffice.route('/', partners({ db, now, wallet: createSeamlessWallet(db, now), secrets }));
    const wallet = httpWallet(origins.pages, secrets.game);
    const webhook = httpWebhook(`${origins.pages}/webhooks/payment`);

    await open(serverOf(backOffice.fetch), "the operator's pages", 3);
    const gateway = paymentGateway({
      secret: secrets.pay,
      webhook,
      now,
      delay: () => operator.switches.settings().webhooks,
    });
    await open(serverOf(gateway.fetch), 'the payment gateway', 2);
    // The first stops of all reels make no line, so every round is lost.
    const random = (below: number) => (operator.context.rules.luck === 'none' ? 0 : randomInt(below));
    await open(serverOf(gameProvider({ wallet, now, random }).fetch), 'the game provider', 1);
    await open(options.dev ? await inDevelopment(app, closers) : serverOf(app), 'the app', 0);
    return {
      origins,
      db,
      operator,
      history: operator.history,
      violations,
      release,
      takeBack: builds.takeBack,
      capture: builds.capture,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** The app's origin with Vite behind it: operator API and generated files are answered here. */
async function inDevelopment(app: Fetch, closers: (() => Promise<unknown>)[]): Promise<Server> {
  const server = createServer();
  const vite = await devServer(server);
  closers.push(vite.close);
  const ours = listenerOf(app);
  server.on('request', (incoming, outgoing) => {
    if (/^\/(app\/v1\/|games\/|banners\/|builds\/|csp$)/.test(incoming.url ?? '')) ours(incoming, outgoing);
    else vite.serve(incoming, outgoing);
  });
  return server;
}
