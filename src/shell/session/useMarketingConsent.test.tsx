// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderHook } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

const { prefer, preferences } = await import('#data/preferences.ts');
const { stores } = await import('#data/stores.ts');
const { useMarketingConsent } = await import('./useMarketingConsent.ts');

beforeEach(async () => {
  stores.session.isNew = false;
  prefer({ marketing: true });
  await renderHook(useMarketingConsent);
});

const comeIn = (isNew: boolean) => act(async () => void (stores.session.isNew = isNew));

test('who wanted offers as a visitor has them as a new player, and the wish is theirs alone', async () => {
  await comeIn(true);
  expect(app.rg.optOut).toHaveBeenCalledExactlyOnceWith({ push: false, sms: false, email: false });
  expect(preferences.marketing).toBe(false);
});

test('nothing is told for who didn’t want them, nor for a player of before', async () => {
  await comeIn(false);
  prefer({ marketing: false });
  await comeIn(true);
  expect(app.rg.optOut).not.toHaveBeenCalled();
});

test('a wish that the operator refuses stays', async () => {
  app.rg.optOut.mockRejectedValueOnce(new Error('refused'));
  await comeIn(true);
  expect(preferences.marketing).toBe(true);
});
