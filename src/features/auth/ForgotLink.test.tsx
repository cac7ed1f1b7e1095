// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#tests/support/screen.tsx';

vi.mock('#data/updates.ts', () => ({}));

const { stores } = await import('#data/stores.ts');
const { default: LoginModal } = await import('./LoginModal.tsx');
const { default: LoginScreen } = await import('./LoginScreen.tsx');

test.each([
  ['page', <LoginScreen key="page" />],
  ['dialog', <LoginModal key="dialog" close={() => {}} />],
])('the %s to log in leads to a new password, unless the operator can’t reset any', async (_, entry) => {
  const asks = async (features: object) => {
    stores.settings.config = { registration: { kinds: [2] }, features } as never;
    await renderScreen(entry, { player: 0 });
    return document.body.textContent.includes('Forgot your password?');
  };
  expect(await asks({})).toBe(true);
  expect(await asks({ passwordReset: false })).toBe(false);
});
