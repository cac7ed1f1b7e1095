// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { app } from '#tests/support/worker.ts';
import type { UserInfo } from '#contract/entities.ts';
import { Failure } from '#contract/failure.ts';

const { stores } = await import('#data/stores.ts');
const { takeReferral } = await import('#shared/identity/referral.ts');
const { fillParent } = await import('./fillParent.ts');

const brought = () => takeReferral({}, Date.now());
const comeIn = (pid: number) => (stores.session.user = { id: 7, nickname: 'Ana', coin: 0, pid } as UserInfo);

beforeEach(() => {
  localStorage.clear();
  takeReferral({ pid: 100_001 }, Date.now());
});

test('a player without an inviter gets the link’s one, once', async () => {
  comeIn(0);
  await fillParent();
  await fillParent();
  expect(app.account.fillParent).toHaveBeenCalledExactlyOnceWith(100_001);
});

test('a refusal by the operator is silent and not retried', async () => {
  comeIn(0);
  app.account.fillParent.mockRejectedValue(new Failure('refused', 400));
  await fillParent();
  expect(brought()).toEqual({});
});

test('after a missing response the next log-in retries', async () => {
  comeIn(0);
  app.account.fillParent.mockRejectedValue(new Failure('timeout'));
  await fillParent();
  expect(brought()).toEqual({ pid: 100_001 });
});

test('a player with an inviter stays unchanged, and a used link is forgotten', async () => {
  comeIn(100_002);
  await fillParent();
  expect(brought()).toEqual({ pid: 100_001 });
  comeIn(100_001);
  await fillParent();
  expect(brought()).toEqual({});
  expect(app.account.fillParent).not.toHaveBeenCalled();
});
