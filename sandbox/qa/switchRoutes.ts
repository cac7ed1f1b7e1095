import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { endpoints } from '../../worker/contract/endpoints.ts';
import { loginKinds } from '../../worker/contract/loginKinds.ts';
import { revoke } from '../operator/tokens.ts';
import type { Operator } from '../operator/operator.ts';

export interface SwitchOptions {
  operator: Operator;
  /** Makes the served build manifest name another build, and answers it. */
  bump(): unknown;
}

const call = v.pipe(
  v.string(),
  v.check((name) => name === '*' || Object.hasOwn(endpoints, name), 'No such call; "*" is every call'),
);
const times = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const bodies = {
  latency: v.object({ call, ms: whole }),
  error: v.object({
    call,
    code: v.optional(whole),
    status: v.optional(v.pipe(whole, v.minValue(400), v.maxValue(599))),
    times,
  }),
  hang: v.object({ call, when: v.optional(v.picklist(['before', 'after'])), times }),
  maintenance: v.object({
    status: v.boolean(),
    msg: v.optional(v.string()),
    startTime: v.optional(whole),
    endTime: v.optional(whole),
  }),
  dots: v.object({ account: v.string(), dots: v.record(v.string(), v.boolean()) }),
  registration: v.object({
    kinds: v.array(v.picklist(Object.values(loginKinds))),
    smsRequired: v.optional(v.boolean()),
    nicknameRequired: v.optional(v.boolean()),
  }),
  revoke: v.object({ userId: v.optional(whole) }),
};

/** The switches as calls: method, path, body and what it does. */
export const switchCalls = [
  ['PUT', '/switches/latency', '{"call":"*","ms":300}', 'Every call, or one, is answered so much later; 0 ends it'],
  [
    'PUT',
    '/switches/error',
    '{"call":"createRecharge","code":3007,"times":1}',
    'A call is refused with a code, or fails with an HTTP "status"; without either it ends',
  ],
  [
    'PUT',
    '/switches/hang',
    '{"call":"createRecharge","when":"after","times":1}',
    'A call is never answered: "before" it is done or "after"; without "when" it ends',
  ],
  ['PUT', '/switches/maintenance', '{"status":true,"msg":"Back at noon"}', 'Maintenance begins, or ends'],
  ['PUT', '/switches/dots', '{"account":"juan88","dots":{"signIn":true}}', "Sets a player's dot flags"],
  [
    'POST',
    '/switches/revoke',
    '{"userId":100001}',
    'The tokens of a player, or of everybody, end: their next call gets 401',
  ],
  [
    'PUT',
    '/switches/registration',
    '{"kinds":[1,2,3]}',
    'The ways in that the settings offer: 1 phone and code, 2 account, 3 phone and password',
  ],
  ['POST', '/switches/build', '', 'builds/latest.json names another build'],
  ['POST', '/switches/reset', '', 'Latency, errors, hangs, maintenance and changed settings end'],
] as const;

/** The switches over HTTP: `GET` tells how they stand, the rest as `switchCalls` says. */
export function switchRoutes({ operator, bump }: SwitchOptions): Hono {
  const { db, switches } = operator;
  const app = new Hono();
  const state = (c: Context) => c.json(switches.settings());

  /** Sets or clears what one call has of a kind. */
  function setFor<K extends 'latency' | 'errors' | 'hangs'>(
    kind: K,
    name: string,
    value: ReturnType<typeof switches.settings>[K][string] | undefined,
  ) {
    const { [name]: _, ...others } = switches.settings()[kind];
    switches.set({ [kind]: value === undefined ? others : { ...others, [name]: value } });
  }

  app.get('/', (c) =>
    c.json({
      settings: switches.settings(),
      calls: switchCalls.map(([method, path, body, does]) => ({ method, path, body, does })),
    }),
  );

  app.put('/latency', async (c) => {
    const body = v.parse(bodies.latency, await c.req.json());
    setFor('latency', body.call, body.ms || undefined);
    return state(c);
  });
  app.put('/error', async (c) => {
    const { call: name, ...fault } = v.parse(bodies.error, await c.req.json());
    setFor('errors', name, fault.code || fault.status ? present(fault) : undefined);
    return state(c);
  });
  app.put('/hang', async (c) => {
    const { call: name, when, ...hang } = v.parse(bodies.hang, await c.req.json());
    setFor('hangs', name, when && { when, ...present(hang) });
    return state(c);
  });
  app.put('/maintenance', async (c) => {
    switches.set({ maintenance: present(v.parse(bodies.maintenance, await c.req.json())) });
    return state(c);
  });
  app.put('/dots', async (c) => {
    const { account, dots } = v.parse(bodies.dots, await c.req.json());
    const { numUpdatedRows } = await db
      .updateTable('users')
      .set({ dots: JSON.stringify(dots) })
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
    return numUpdatedRows ? c.json({ account, dots }) : c.json({ error: 'No such account' }, 404);
  });
  app.post('/revoke', async (c) => {
    const { userId } = v.parse(bodies.revoke, await c.req.json().catch(() => ({})));
    await revoke(db, userId ? { userId } : 'everybody');
    return c.json({ ok: true });
  });
  app.post('/build', (c) => c.json(bump()));
  app.put('/registration', async (c) => {
    const registration = present(v.parse(bodies.registration, await c.req.json()));
    await operator.amend({ registration });
    return c.json({ registration });
  });
  app.post('/reset', async (c) => {
    switches.reset();
    await operator.amend({});
    return state(c);
  });

  app.onError((error, c) => {
    const mine = error instanceof v.ValiError || error instanceof SyntaxError;
    if (!mine) console.error(error);
    return c.json({ error: error.message }, mine ? 400 : 500);
  });
  return app;
}

/** An object without the keys that hold nothing. */
const present = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
