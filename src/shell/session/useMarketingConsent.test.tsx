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

test('a visitor’s opt-in to offers is sent for the new player, and then cleared', async () => {
  await comeIn(true);
  expect(app.rg.optOut).toHaveBeenCalledExactlyOnceWith({ push: false, sms: false, email: false });
  expect(preferences.marketing).toBe(false);
});

test('nothing is sent without an opt-in, or for an existing player', async () => {
  await comeIn(false);
  prefer({ marketing: false });
  await comeIn(true);
  expect(app.rg.optOut).not.toHaveBeenCalled();
});

test('an opt-in refused by the operator is kept', async () => {
  app.rg.optOut.mockRejectedValueOnce(new Error('refused'));
  await comeIn(true);
  expect(preferences.marketing).toBe(true);
});
