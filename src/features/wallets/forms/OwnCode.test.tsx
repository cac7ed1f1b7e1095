// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { button } from '#tests/support/render.tsx';
import type { UserInfo } from '#contract/entities.ts';
import { codeTypes } from '#contract/loginKinds.ts';
import { renderScreen } from '#tests/support/screen.tsx';

vi.mock('#data/updates.ts', () => ({}));

const { stores } = await import('#data/stores.ts');
const { OwnCode } = await import('./OwnCode.tsx');

test('a player without a number can add one, where the operator takes it, and then request a code', async () => {
  const form = { text: () => ({ name: 'smsCode', value: '', onChange: () => {} }), take: () => {} };
  stores.session.user = { mobile: null } as UserInfo;
  await renderScreen(<OwnCode form={form} purpose={codeTypes.withdraw} />, { player: 8 });
  expect(button('Add number')).toBeDefined();
  await act(async () => void (stores.settings.config = { features: { loginMethods: false } } as never));
  expect(button('Add number')).toBeUndefined();
  await act(async () => void (stores.session.user = { mobile: '0917***4567' } as UserInfo));
  expect(button('Send code')).toBeDefined();
});
