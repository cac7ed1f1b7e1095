// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const app = vi.hoisted(() => ({ optOut: vi.fn<(wishes: object) => Promise<object>>(async () => ({ heard: true })) }));
vi.mock('#data/worker.ts', () => ({ app, facts: () => ({ effectiveType: '', saveData: false }) }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { prefer, preferences } = await import('#data/preferences.ts');
const { stores } = await import('#data/stores.ts');
const { useMarketingConsent } = await import('./useMarketingConsent.ts');

function Trial() {
  useMarketingConsent();
  return null;
}

let root: Root;
beforeEach(async () => {
  app.optOut.mockClear();
  stores.session.isNew = false;
  prefer({ marketing: true });
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Trial />));
});
afterEach(() => act(async () => root.unmount()));
const comeIn = (isNew: boolean) => act(async () => void (stores.session.isNew = isNew));

test('who wanted offers as a visitor has them as a new player, and the wish is theirs alone', async () => {
  await comeIn(true);
  expect(app.optOut).toHaveBeenCalledExactlyOnceWith({ push: false, sms: false, email: false });
  expect(preferences.marketing).toBe(false);
});

test('nothing is told for who didn’t want them, nor for a player of before', async () => {
  await comeIn(false);
  prefer({ marketing: false });
  await comeIn(true);
  expect(app.optOut).not.toHaveBeenCalled();
});

test('a wish that the operator refuses stays', async () => {
  app.optOut.mockRejectedValueOnce(new Error('refused'));
  await comeIn(true);
  expect(preferences.marketing).toBe(true);
});
