import { Hono } from 'hono';
import { apiBase } from '#sandbox/operator/http/request.ts';
import { partners } from '#sandbox/operator/api/partners.ts';
import { createSeamlessWallet } from '#sandbox/operator/games/seamlessWallet.ts';
import { setPasswordStrength } from '#sandbox/operator/identity/passwords.ts';
import { sandboxCode } from '#sandbox/operator/identity/codes.ts';
import { demoPassword } from '#sandbox/db/seed/seed.ts';
import { move } from '#sandbox/ledger/ledger.ts';
import { partnersAddress, testKeys } from '#sandbox/testing/partnerTest.ts';
import { appAddress, openTestOperator } from '#sandbox/testing/testOperator.ts';
import type { World } from '../network.ts';
import { createKit } from '../kit.ts';
import type { Config } from '../options.ts';

/** A request that a fault may change and pass on. `path` is a call, or a partner's path such as `webhooks/payment`. */
export interface Sent {
  path: string;
  body: Record<string, unknown>;
  headers: Record<string, string>;
  /** The raw text sent, if it isn't a JSON object. */
  text?: string;
}

/** An answer that a fault may change. */
export interface Came {
  status: number;
  body: Record<string, unknown>;
  headers: Record<string, string>;
}

export type Forward = (sent: Sent) => Promise<Came>;

const pages = partnersAddress;

/** The kit's configuration for the sandbox. */
export const config: Config = {
  regular: { account: 'juan88', password: demoPassword },
  smsCode: sandboxCode,
  gateway: {
    url: `${pages}/webhooks`,
    partner: 'gateway',
    keys: { payment: testKeys.payment, payout: testKeys.payout },
  },
  wallet: { url: `${pages}/wallet`, partner: 'game', key: testKeys.wallet },
  clock: `${pages}/clock`,
};

/** The JSON object in a text, if there is one. */
function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** More than the most that any payout method takes at once, hundredths. */
const plenty = 60_000_000;

/** Gives the regular player money that can be withdrawn. */
async function enrich({ db, now }: Awaited<ReturnType<typeof openTestOperator>>) {
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('account', '=', config.regular!.account)
    .executeTakeFirstOrThrow();
  const gift = { ref: 'plenty', userId, type: 'adjustment', amount: plenty, time: now() } as const;
  await db.transaction().execute((trx) => move(trx, gift));
}

/** The whole sandbox in this process, on its own clock, which waiting advances. */
export async function openSandbox() {
  setPasswordStrength(5);
  const operator = await openTestOperator();
  const { db, clock, switches } = operator;
  const staff = new Hono();
  staff.put('/clock', async (c) => {
    switches.set({ ahead: (await c.req.json<{ ms: number }>()).ms });
    return c.json({ ok: true });
  });
  await enrich(operator);
  const wallet = createSeamlessWallet(db, operator.now);
  staff.route('/', partners({ db, now: operator.now, wallet, keys: testKeys }));

  const forward: Forward = async ({ path, body, headers, text = JSON.stringify(body) }) => {
    const request = { method: path === 'clock' ? 'PUT' : 'POST', headers, body: text };
    const isPartner = /^(webhooks|wallet)\/|^clock$/.test(path);
    const response = await (isPartner
      ? staff.request(`${pages}/${path}`, request)
      : operator.fetch(new Request(`${appAddress}${apiBase}${path}`, request)));
    const answered = (await response.json()) as Record<string, unknown>;
    return { status: response.status, body: answered, headers: Object.fromEntries(response.headers) };
  };

  /** A kit on the sandbox, with a fault in between if given. */
  function kitOn(
    fault: (sent: Sent, forward: Forward) => Promise<Came> = (sent, next) => next(sent),
    told: Config = config,
  ) {
    const fetch: World['fetch'] = async (input, init) => {
      const { pathname } = new URL(input as string);
      const text = init?.body as string;
      const path = pathname.replace(apiBase, '').replace(/^\//, '');
      const headers = init?.headers as Record<string, string>;
      const body = objectIn(text);
      const came = await fault({ path, headers, ...(body ? { body } : { body: {}, text }) }, forward);
      return Response.json(came.body, { status: came.status, headers: came.headers });
    };
    const world = { fetch, now: () => clock.time, wait: async (ms: number) => void (clock.time += ms) };
    return createKit(appAddress, told, world);
  }

  return { ...operator, kitOn };
}

export type Sandbox = Awaited<ReturnType<typeof openSandbox>>;
