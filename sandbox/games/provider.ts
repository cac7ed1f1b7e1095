import { setTimeout as sleep } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import * as v from 'valibot';
import { betsBetween } from './bets.ts';
import { closedPage } from './document.ts';
import { files } from './files.ts';
import { shortBodies } from '../http/shortBodies.ts';
import { isLoopbackOrigin } from '../loopback.ts';
import { demoFunds, walletFunds } from './funds.ts';
import { keyedRandom } from './keyedRandom.ts';
import { RoundVoid, type RoundWorld } from './rounds.ts';
import { createSeats, playAt, SeatBusy, type Seat } from './seats.ts';
import { gamePage } from './gamePage.ts';
import { kindOf, kinds } from './kinds/kinds.ts';
import { WalletRefusal, type Wallet, type WalletSession } from './wallet.ts';
import { wordsFor } from './words/words.ts';

/** Options of the game provider; all but the wallet and the secret have defaults. */
export interface GameProviderOptions {
  wallet: Wallet;
  /** Determines, with a round's name, its outcome; must outlive restarts and be known to nobody else. */
  secret: string;
  /** Whether an origin may receive the game's messages; by default any loopback origin. */
  appOrigin?: (origin: string) => boolean;
  /** Overrides the random numbers of a round by its name, for tests. */
  randomOf?: RoundWorld['randomOf'];
  now?: () => number;
  /** Waits this many milliseconds between retries of settling a round. */
  pause?: (milliseconds: number) => Promise<void>;
}

/** Where the page plays; its launch proves that where the seat is forgotten. */
const place = { session: v.string(), launch: v.optional(v.string(), '') };

/** A round as the page sends it; its bet and choice are then checked against the seat's. */
const roundInput = v.object({
  ...place,
  bet: v.number(),
  choice: v.optional(v.string(), ''),
  roundId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
});
const balanceInput = v.object(place);

/** Content security policy: what the page may load and who may frame it; frame ancestors are loopback hosts on any port. */
const policy = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'"],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ['http://127.0.0.1:*', 'http://localhost:*'],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ["'none'"],
  },
  xFrameOptions: false,
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: 'same-origin',
  strictTransportSecurity: false,
});

/** The game provider: a web site of its own, with a page for every kind of game in the catalogue. */
export function gameProvider(options: GameProviderOptions): Hono {
  const { wallet, appOrigin = isLoopbackOrigin, randomOf = keyedRandom(options.secret), now = Date.now } = options;
  const { pause = (milliseconds) => sleep(milliseconds, undefined, { ref: false }) } = options;
  const world: RoundWorld = { randomOf, pause };
  const seats = createSeats(now);
  const app = new Hono();
  app.use(policy, shortBodies, compress());
  app.use('/page/*', etag());

  function sit(facts: WalletSession): Seat {
    const funds = facts.demo ? demoFunds() : walletFunds(wallet, facts.session);
    return seats.sit(facts, funds, kinds[kindOf(facts.gameName)], betsBetween(facts.minBet, facts.maxBet));
  }

  /** The seat of a session; one that was forgotten, as by a restart, is taken again by the launch that opened it. */
  async function seatOf(session: string, launch: string): Promise<Seat | undefined> {
    const known = seats.at(session);
    if (known || !launch) return known;
    const facts = await wallet.session({ launch, session });
    return seats.at(facts.session) ?? sit(facts);
  }

  app.get('/play', async (c) => {
    const { launch = '', origin: requestedOrigin = '', lang } = c.req.query();
    const origin = appOrigin(requestedOrigin) ? requestedOrigin : '';
    const words = wordsFor(lang);
    c.header('cache-control', 'no-store');
    try {
      const { facts, funds, bets } = sit(await wallet.session({ launch }));
      const coin = facts.demo ? await funds.balance() : facts.coin;
      return await c.html(gamePage({ ...facts, launch, coin, bets, origin }, words));
    } catch (error) {
      const refused = error instanceof WalletRefusal;
      return c.html(closedPage(refused ? 'launch' : 'unavailable', origin, words), refused ? 403 : 503);
    }
  });

  app.post('/round', async (c) => {
    const input = v.safeParse(roundInput, await c.req.json());
    if (!input.success) return c.json({ error: 'input' }, 400);
    const { session, launch, ...round } = input.output;
    const seat = await seatOf(session, launch);
    if (!seat) return c.json({ error: 'ended' }, 410);
    if (!seat.bets.includes(round.bet) || !seat.kind.choices.includes(round.choice))
      return c.json({ error: 'bet' }, 400);
    return c.json(await playAt(seat, round, world));
  });

  app.post('/balance', async (c) => {
    const input = v.safeParse(balanceInput, await c.req.json());
    const seat = input.success ? await seatOf(input.output.session, input.output.launch) : undefined;
    if (!seat) return c.json({ error: 'ended' }, 410);
    return c.json({ coin: await seat.funds.balance() });
  });

  app.get('/page/:name', (c) => {
    const file = files[c.req.param('name')];
    if (!file) return c.notFound();
    return c.body(file.body, 200, { 'content-type': `${file.type}; charset=utf-8`, 'cache-control': 'no-cache' });
  });

  app.onError(explain);
  return app;
}

/** Maps an error to the page's response: a code, and whether a retry may help. */
function explain(error: Error, c: Context): Response {
  if (error instanceof WalletRefusal) return c.json({ error: error.code }, 409);
  if (error instanceof SeatBusy) return c.json({ error: 'busy' }, 409);
  if (error instanceof RoundVoid) return c.json({ error: 'void' }, 409);
  if (error instanceof SyntaxError) return c.json({ error: 'input' }, 400);
  return c.json({ error: 'unavailable' }, 503);
}
