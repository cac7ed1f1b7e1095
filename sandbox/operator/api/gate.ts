import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type Input, type Name } from '#contract/endpoints.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { createTurns, type TurnLimits } from '#sandbox/turns.ts';
import { createPlayerTurns } from '../context/playerTurns.ts';
import { knownPlayer, type LoginCall } from '../identity/logins.ts';
import type { Context } from '../context/handlers.ts';
import { namesOf } from '../http/address.ts';
import { full } from '../http/refusal.ts';

/**
 * How many visitors' requests run at once, so that players' come in between, and how many wait: calls that hash a
 * password, which leave a core to players' own; those that call an identity provider; and all others, which are
 * short. Players' log-ins on their devices are bounded too, as anybody can open accounts.
 */
const limits = {
  password: { atOnce: 1, places: 24, placesOfOne: 6 },
  provider: { atOnce: 4, places: 24, placesOfOne: 6 },
  short: { atOnce: 2, places: 1_000, placesOfOne: 100 },
  known: { atOnce: 3, places: 100, placesOfOne: 50 },
} as const satisfies Record<string, TurnLimits>;

/** How many calls of one player run at once, and wait: more than the app ever has under way. */
const limitsOfPlayer: TurnLimits = { atOnce: 3, places: 100, placesOfOne: 100 };

/** How many log-ins on devices of one player run at once, and wait: those in line take no place of the player's calls. */
const limitsOfLogins: TurnLimits = { atOnce: 2, places: 100, placesOfOne: 50 };

const isPublic = (name: Name) => (endpoints[name] as Endpoint).public === true;

const loginCalls: ReadonlySet<Name> = new Set<LoginCall>(['accountLogin', 'accountLoginSms', 'smsSend']);
const isLogin = (name: Name): name is LoginCall => loginCalls.has(name);

type Lane = Exclude<keyof typeof limits, 'known'>;

const lanes: Partial<Record<Name, Lane>> = {
  accountLogin: 'password',
  accountRegist: 'password',
  accountRegist4: 'password',
  forgetPassword: 'password',
  googleLogin: 'provider',
  facebookLogin: 'provider',
  lineLogin: 'provider',
};

/**
 * How long visitors' work rests while players are served: this many times its duration, from the least to the most
 * milliseconds. The most is beyond four times any hash of a password, as work that took longer was waiting, such as for
 * a silent database, and has kept no core from players.
 */
const restOfVisitors = { times: 4, least: 20, most: 3_000 };

/** How many players on known devices are cached, which saves a query. */
const mostRemembered = 10_000;
/** How long they are cached, milliseconds: a device may have been taken from its player since. */
const rememberedFor = 10 * 60_000;

/** How long a refusal waits for which the queue has no place, milliseconds. */
const pauseOfRefused = 2_000;

/**
 * Lets players through by their session, a few calls of each at a time, and queues visitors. Log-ins on a device of the
 * player's, two of each player at a time, where networks and the addresses in them take turns, and public calls with a
 * session, where players do, have lanes beside theirs. If the queue is full, the request is refused with 429 before any
 * work.
 */
export function createGate(db: Db, now = () => performance.now()) {
  let players = 0;
  const { times, least, most } = restOfVisitors;
  const rest = (took: number) => (players > 0 ? Math.min(most, Math.max(least, times * took)) : 0);
  const remembered = new Map<string, { player: number; until: number }>();
  const checks = createTurns(limits.short, full);
  const short = createTurns(limits.short, full, rest);
  const publicOfPlayers = createTurns(limits.short, full);
  const onDevices = createTurns(limits.known, full);
  const long = {
    password: createTurns(limits.password, full, rest),
    provider: createTurns(limits.provider, full),
  };

  /**
   * The player who logs in on a device of theirs, else 0; visitors' checks take turns, and a cached device answers at
   * once.
   */
  async function playerOf(input: Input<LoginCall>, networks: readonly string[]): Promise<number> {
    const name = 'account' in input ? [input.loginKind, input.account] : [input.mobile];
    const key = JSON.stringify([...name, input.deviceId]);
    const known = remembered.get(key);
    if (known && known.until > now()) return known.player;
    remembered.delete(key);
    const found = await checks(networks, (place) => place.inTurn(() => knownPlayer(db, input)));
    if (!found) return 0;
    const [oldest] = remembered.keys();
    if (remembered.size >= mostRemembered) remembered.delete(oldest!);
    remembered.set(key, { player: found, until: now() + rememberedFor });
    return found;
  }

  const callsOf = createPlayerTurns(limitsOfPlayer, full);
  const loginsOf = createPlayerTurns(limitsOfLogins, full);

  /** Does a player's work, in turns by player. */
  async function ofPlayer<T>(userId: number, work: () => Promise<T>): Promise<T> {
    players++;
    try {
      return await callsOf(userId, work);
    } finally {
      players--;
    }
  }

  async function inTurn<T>(name: Name, { userId, address }: Context, input: unknown, work: () => Promise<T>) {
    const lane = lanes[name] ?? 'short';
    // Costly calls count as a visitor's even with a session, as anybody can get one.
    const bySession = lane === 'short' ? userId : 0;
    if (bySession && isPublic(name)) return publicOfPlayers(String(userId), (place) => place.inTurn(work));
    if (bySession) return ofPlayer(bySession, work);
    const networks = namesOf(address);
    const player = isLogin(name) ? await playerOf(input as Input<LoginCall>, networks) : 0;
    if (player) {
      const login = () => onDevices(networks, (place) => place.inTurn(work));
      return loginsOf(player, () => ofPlayer(player, login), networks);
    }
    const begun = await short(networks, (place) =>
      place.inTurn(async () => {
        if (lane === 'short') return { done: await work() };
        return { waiting: long[lane](networks, (further) => further.inTurn(work)) };
      }),
    );
    return 'done' in begun ? begun.done : begun.waiting;
  }

  /**
   * Waits for a visitor's turn, which refusals need as well, or refused clients could call without end; where the queue
   * is full, for a while.
   */
  const turnOf = (address: string) =>
    short(namesOf(address), (place) => place.inTurn(async () => {})).catch(
      () => new Promise<void>((done) => setTimeout(done, pauseOfRefused)),
    );

  return { inTurn, turnOf };
}
