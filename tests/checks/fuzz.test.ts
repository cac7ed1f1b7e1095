import { fc } from '#tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import { check } from '#contract/schema.ts';
import { broken, samples } from '../support/arbitrary.ts';
import { login } from '../support/ana.ts';
import { openTab, scripted } from '../support/tab.ts';

const table = Object.entries(endpoints) as [Name, Endpoint][];

test.each(table)('%s accepts every input and response that its schema describes (B1)', (_, { input, output }) => {
  for (const schema of [input, output]) {
    fc.assert(
      fc.property(samples(schema), (value) => {
        expect(check(schema, JSON.parse(JSON.stringify(value)))).toMatchObject({ ok: true });
      }),
      { numRuns: 40 },
    );
  }
});

test.each(table)(
  '%s, answered with an invalid response, fails with a named error and changes neither balance nor session (B1)',
  async (name, { output, public: open }) => {
    let answer: unknown;
    const { fetch } = scripted({
      accountLogin: () => ({ errcode: 0, token: 'secret', userInfo: { id: 7, nickname: 'Ana', coin: 4_200 } }),
      [name]: () => answer,
    });
    const { core, app, stores, world } = openTab(fetch);
    if (!open) {
      await app.account.login(login);
      await world.pass(0);
    }
    await fc.assert(
      fc.asyncProperty(broken(samples(output)), async (payload) => {
        answer = Response.json({ code: 200, data: payload });
        const { coin } = stores.wallet;
        const { userId } = stores.session;
        const failure = await core.call(name, {}, { requestId: 'fuzz' }).then(
          () => undefined,
          (error: unknown) => error,
        );
        expect(failure === undefined || failure instanceof Failure).toBe(true);
        expect(stores.session.userId).toBe(userId);
        if (failure) expect(stores.wallet.coin).toBe(coin);
        else expect(Number.isSafeInteger(stores.wallet.coin ?? 0)).toBe(true);
      }),
      { numRuns: 40 },
    );
  },
);
