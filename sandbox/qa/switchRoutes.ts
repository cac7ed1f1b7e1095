import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { Refusal } from '../operator/http/refusal.ts';
import { expireCodes, forgetCodes } from '../operator/identity/codes.ts';
import { revoke } from '../operator/identity/tokens.ts';
import type { Operator } from '../operator/api/operator.ts';
import { findPlayer } from './playerName.ts';
import { staffRoutes } from './staffRoutes.ts';
import { bodies, switchCalls } from './switchCalls.ts';

export interface SwitchOptions {
  operator: Operator;
  /** Announces another build in the served manifest, and returns it. */
  bump(): unknown;
  /** Serves the build in a folder in place of the current one. Throws if there is none. */
  release(folder: string): void;
}

/** Routes of the switches: `GET` returns their state, the rest as `switchCalls` lists them. */
export function switchRoutes({ operator, bump, release }: SwitchOptions): Hono {
  const { db, switches } = operator;
  const app = new Hono();
  const state = (c: Context) => c.json(switches.settings());

  /** Sets or clears one call's latency, error or hang. */
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
      rules: operator.context.rules,
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
    const { account, userId, dots } = v.parse(bodies.dots, await c.req.json());
    const player = await findPlayer(db, { account, userId });
    if (!player) return c.json({ error: 'No such account' }, 404);
    const changed = db.updateTable('users').set({ dots: JSON.stringify(dots) });
    await changed.where('id', '=', player.id).execute();
    return c.json({ account, userId, dots });
  });
  app.post('/revoke', async (c) => {
    const { userId } = v.parse(bodies.revoke, await c.req.json().catch(() => ({})));
    await revoke(db, userId ? { userId } : 'everybody');
    return c.json({ ok: true });
  });
  app.post('/build', async (c) => {
    const { folder } = v.parse(bodies.build, await c.req.json().catch(() => ({})));
    if (!folder) return c.json(bump());
    release(folder);
    return c.json({ folder });
  });
  app.post('/codes', async (c) => {
    const { mobile } = v.parse(bodies.codes, await c.req.json().catch(() => ({})));
    await expireCodes(db, mobile);
    return c.json({ ok: true });
  });
  app.delete('/codes', async (c) => {
    await forgetCodes(db);
    return c.json({ ok: true });
  });
  app.put('/webhooks', async (c) => {
    switches.set({ webhooks: v.parse(bodies.webhooks, await c.req.json()).ms });
    return state(c);
  });
  app.put('/duplicates', async (c) => {
    switches.set({ deduplicates: !v.parse(bodies.duplicates, await c.req.json()).allowed });
    return state(c);
  });
  app.put('/draw', async (c) => {
    const { draw, results } = v.parse(bodies.draw, await c.req.json());
    switches.force(draw, results);
    return state(c);
  });
  app.put('/clock', async (c) => {
    switches.set({ ahead: v.parse(bodies.clock, await c.req.json()).ms });
    return state(c);
  });
  app.put('/registration', async (c) => {
    const registration = present(v.parse(bodies.registration, await c.req.json()));
    await operator.amend({ registration });
    return c.json({ registration });
  });
  app.post('/reset', async (c) => {
    switches.reset();
    operator.rule();
    await operator.amend({});
    return state(c);
  });

  app.route('/', staffRoutes(operator));

  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json({ error: error.message }, 409);
    const mine = error instanceof v.ValiError || error instanceof SyntaxError;
    if (!mine) console.error(error);
    return c.json({ error: error.message }, mine ? 400 : 500);
  });
  return app;
}

/** An object without its undefined keys. */
const present = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
