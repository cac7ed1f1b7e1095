import type { Server } from 'node:http';
import type { BlockList } from 'node:net';
import { Hono } from 'hono';
import { liveChat } from './chat/chat.ts';
import { openDb } from './db/open.ts';
import { keyedRandom } from './games/keyedRandom.ts';
import { gameProvider } from './games/provider.ts';
import { httpWallet } from './games/wallet.ts';
import { identityProvider } from './identity/provider.ts';
import { readDocuments } from './operator/context/catalogue.ts';
import type { Caps } from './operator/context/caps.ts';
import { httpIdentities } from './operator/identity/identityProviders.ts';
import { createOperator } from './operator/api/operator.ts';
import { pushRegularly } from './operator/api/regularly.ts';
import { sweepRegularly } from './operator/api/sweep.ts';
import type { OldForm } from './operator/http/oldForm.ts';
import { createPartnerLog } from './operator/http/partnerLog.ts';
import { partners } from './operator/api/partners.ts';
import { httpRegister } from './operator/http/partnerRegistry.ts';
import { randomToken } from './operator/identity/tokens.ts';
import { createSeamlessWallet } from './operator/games/seamlessWallet.ts';
import { paymentGateway } from './payments/gateway.ts';
import { httpWebhook } from './payments/notice.ts';
import { pages } from './qa/backOffice.ts';
import { appRoutes } from './http/appRoutes.ts';
import { createBuilds } from './http/builds.ts';
import { inDevelopment } from './http/dev.ts';
import { noDist, readDist } from './http/dist.ts';
import { closeServer, listen, serverOf } from './http/listen.ts';
import { createPictures } from './http/pictures.ts';
import { createReports } from './http/reports.ts';
import { createRespond } from './http/respond.ts';
import { createStatics } from './http/statics.ts';
import { behindProxies, proxiesFrom } from './http/trustedProxies.ts';
import type { AndroidApp } from './wrapper/assetLinks.ts';

/** The app's default port; its partners take the next four. */
export const defaultPort = 4173;

export interface ServerOptions {
  port?: number;
  /** The port of a web server in front of the app, which then answers at `port`. */
  behind?: number;
  /** The address to listen at; loopback by default. The back office is always on loopback. */
  host?: string;
  /** Host names that requests may be sent to besides those of this machine, in lower case. */
  allowedHosts?: readonly string[];
  /** Trusted proxies in front of the app; by default those of this machine. */
  trustedProxies?: BlockList;
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
  /** The limits on strangers' requests. */
  caps?: Caps;
  /** Origins of push services besides those of the browsers' makers, for tests. */
  pushServices?: readonly string[];
  /** The Android app that may open the site's links. */
  android?: AndroidApp | undefined;
  /** Until when partners may use former signatures; by default not at all. */
  oldSignatures?: OldForm['accepted'];
  /** Checks every answer against the contract. */
  strict?: boolean;
}

const onThisMachine = '127.0.0.1';

/** The origins of the five servers. The app's host name differs from its partners', as in production. */
const originsAt = (port: number) => ({
  app: `http://localhost:${port}`,
  game: `http://${onThisMachine}:${port + 1}`,
  pay: `http://${onThisMachine}:${port + 2}`,
  pages: `http://${onThisMachine}:${port + 3}`,
  chat: `http://${onThisMachine}:${port + 4}`,
});

/** Starts the complete sandbox: the app's origin, the game provider, the payment gateway, live chat and the back office. */
export async function startServer({
  port = defaultPort,
  host = onThisMachine,
  allowedHosts = [],
  dist = 'dist',
  now = Date.now,
  ...options
}: ServerOptions = {}) {
  const origins = originsAt(port);
  const closers: (() => Promise<unknown>)[] = [];
  async function close() {
    for (const closer of closers.splice(0).toReversed()) await closer();
  }
  async function open(server: Server, what: string, offset: number, address = host) {
    await listen(server, what, port + offset, address);
    closers.push(() => closeServer(server));
  }

  try {
    const built = options.dev ? noDist : readDist(dist);
    const db = await openDb({ data: options.data, url: options.url, games: options.gamesCount });
    closers.push(() => db.destroy());

    const { secrets, keys } = await readDocuments(db);
    const identityKey = randomToken();
    const signer = (partner: string, key: string) => ({ partner, key, now: () => operator.now() });
    const operator = await createOperator({
      db,
      now,
      origins,
      register: httpRegister(origins.pay, signer('operator', keys.orders)),
      identities: httpIdentities(origins.pages, signer('operator', identityKey)),
      respond: createRespond(),
      strict: options.strict ?? false,
      ...(options.caps && { caps: options.caps }),
      ...(options.pushServices && { pushServices: options.pushServices }),
    });
    closers.push(sweepRegularly({ context: operator.context, now }));
    closers.push(pushRegularly(operator));

    const violations: string[] = [];
    const statics = createStatics(built, createPictures(operator.context));
    const builds = createBuilds(statics, now);
    const release = (folder: string) => builds.release(readDist(folder));
    const reports = createReports(violations, now);
    const routes = appRoutes(operator.fetch, statics.fetch, reports, options.android);
    const app = behindProxies(routes, options.trustedProxies ?? proxiesFrom(''));
    const backOffice = new Hono();
    backOffice.route('/identity', identityProvider({ key: identityKey, appOrigin: origins.app, now: operator.now }));
    const log = createPartnerLog();
    backOffice.route('/', pages({ operator, origins, violations, partners: log, bump: builds.bump, release }));
    const oldForm = { secrets, accepted: options.oldSignatures ?? {} };
    const seamless = createSeamlessWallet(db, operator.now);
    backOffice.route('/', partners({ db, now: operator.now, wallet: seamless, keys, oldForm, log }));
    const wallet = httpWallet(origins.pages, signer('game', keys.wallet));
    const webhook = httpWebhook(`${origins.pages}/webhooks/payment`, signer('gateway', keys.payment));

    await open(serverOf(backOffice.fetch, allowedHosts), "the operator's pages", 3, onThisMachine);
    const gateway = paymentGateway({
      keys,
      webhook,
      now: operator.now,
      delay: () => operator.switches.settings().webhooks,
    });
    await open(serverOf(gateway.fetch, allowedHosts), 'the payment gateway', 2);
    const chat = liveChat({ mode: () => operator.context.rules.chat });
    await open(serverOf(chat.fetch, allowedHosts), 'live chat', 4);
    // The provider is a separate company; its outcome key is only stored together with the operator's keys.
    const secret = keys.outcomes;
    const fair = keyedRandom(secret);
    // With only the lowest random numbers, the first choice loses in every kind of game.
    const randomOf = (name: string) => (operator.context.rules.luck === 'none' ? () => 0 : fair(name));
    const games = gameProvider({ wallet, secret, now: operator.now, randomOf });
    await open(serverOf(games.fetch, allowedHosts), 'the game provider', 1);
    const vite = options.dev ? await inDevelopment(app, allowedHosts) : undefined;
    if (vite) closers.push(vite.close);
    const offset = options.behind === undefined ? 0 : options.behind - port;
    await open(vite?.server ?? serverOf(app, allowedHosts), 'the app', offset);
    // Closed first, as servers wait for requests in progress: after the reset none hangs any longer.
    closers.push(async () => operator.switches.reset());
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
