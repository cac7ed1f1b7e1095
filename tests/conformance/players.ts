import { endpoints, type Name } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { loginKinds } from '#contract/loginKinds.ts';
import { tooOften } from '#contract/codes.ts';
import { actLife } from '#worker/network/timeouts.ts';
import { Broken, NoMorePlayers, Skipped } from './check.ts';
import { isSuccess, type Client } from './client.ts';
import { done } from './expect.ts';
import type { Exchange } from './network.ts';

/** Seconds after which an operator registers again, if it doesn't say. */
const hour = 60 * 60;
/** How often it may be too early: a day of hours that earlier runs have used up. */
const mostTries = 24;

interface Known {
  account: string;
  password: string;
  token: string;
  deviceId: string;
}

/** A logged-in player who calls as the app does: a write has a `requestId`, and an act a `notAfter` as well. */
function playerOf(client: Client, known: Known) {
  const sentBy = (name: Name, body: object) => {
    const { money, identified }: Endpoint = endpoints[name];
    return {
      ...((money || identified) && { requestId: crypto.randomUUID() }),
      ...(money && { notAfter: client.serverTime() + actLife }),
      ...body,
    };
  };
  const call = <N extends Name>(name: N, body: object = {}): Promise<Exchange<N>> =>
    client.call(name, sentBy(name, body), known.token);
  return {
    ...known,
    call,
    /** The body of a call, for sending several copies of it. */
    sentBy,
    /** Sends `times` copies of a call at once. */
    copies: <N extends Name>(name: N, body: object, times: number): Promise<Exchange<N>[]> => {
      const sent = sentBy(name, body);
      return Promise.all(Array.from({ length: times }, () => call(name, sent)));
    },
    /** The balance, hundredths. */
    coin: async (): Promise<number> => done(await call('refreshData')).coin,
  };
}

export type Player = ReturnType<typeof playerOf>;

/** Logs a player in, on a new device unless one is given. */
export async function logIn(
  client: Client,
  { account, password }: { account: string; password: string },
  deviceId: string = crypto.randomUUID(),
): Promise<Player> {
  const body = { account, password, loginKind: loginKinds.account, deviceId };
  const sent = await client.call('accountLogin', body);
  if (sent.verdict === tooOften)
    throw new Skipped('The operator refuses log-ins on new devices at the moment (429), after too many failed ones');
  const { token } = done(sent);
  await client.learnTime(token);
  return playerOf(client, { account, password, token, deviceId });
}

/** Why an operator registers no more players, and what to do. */
const capOf = ({ answer }: Exchange) =>
  `Not run, since the operator registers no more players for ${(answer as { retryAfter?: number }).retryAfter ?? hour} s (429): raise its cap of new accounts for this run, or configure "accounts" or a "clock"`;

/** Registers a player under an unused name; while there are too many, `until` may make it later, in seconds. */
export async function register(client: Client, until?: (seconds: number) => Promise<void>): Promise<Player> {
  const account = `conf_${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`;
  const password = `p3-${crypto.randomUUID().slice(0, 8)}`;
  const deviceId = crypto.randomUUID();
  const consent = { ageConfirmed: true, termsVersion: '1' };
  const body = { account, password, nickname: '', loginKind: loginKinds.account, deviceId, ...consent };
  const ask = () => client.call('accountRegist', body);
  let registered = await ask();
  const most = until ? mostTries : 0;
  for (let tries = 0; registered.verdict === tooOften && tries < most; tries++) {
    await until?.((registered.answer as { retryAfter?: number }).retryAfter ?? hour);
    registered = await ask();
  }
  if (registered.verdict === tooOften) throw new NoMorePlayers(capOf(registered));
  if (!isSuccess(registered)) throw new Broken('A new player; without one most checks can’t be run', [registered]);
  const { token } = done(registered);
  await client.learnTime(token);
  return playerOf(client, { account, password, token, deviceId });
}
