// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Feature } from '#contract/features.ts';
import { button } from '#tests/support/render.tsx';
import { renderScreen } from '#tests/support/screen.tsx';

vi.mock('#data/updates.ts', () => ({}));

const { stores } = await import('#data/stores.ts');
const { default: ProfileScreen } = await import('./ProfileScreen.tsx');

/** Opens the profile of a player with an account and a number, or without the number. */
async function open(features: Partial<Record<Feature, boolean>>, mobile: string | null = null) {
  stores.settings.config = { features } as never;
  const player = { id: 8, nickname: 'Ana', account: 'ana88', hasPassword: true, mobile };
  await renderScreen(<ProfileScreen />, { player });
  return [...document.querySelectorAll('main button')].map((each) => each.textContent);
}
const shown = () => document.querySelector('main')!.textContent;

test('nickname and picture are changed on the profile, and are only shown without that feature', async () => {
  expect((await open({})).filter((name) => /Change picture|Nickname/.test(name))).toHaveLength(2);
  expect((await open({ profile: false })).filter((name) => /picture|Nickname/.test(name))).toEqual([]);
  expect(shown()).toContain('Ana');
  expect(shown()).not.toContain('Change picture');
});

test('a way to log in is added on the profile, and without that feature the missing ones aren’t there', async () => {
  await open({});
  expect(shown()).toContain('Mobile numberAdd');
  await open({ loginMethods: false });
  expect(shown()).toContain('ana88');
  expect(shown()).not.toContain('Mobile number');
});

test('a way to log in is taken off on the profile, and is only shown without that feature', async () => {
  await open({}, '09171234567');
  expect(button('Remove Mobile number')).toBeDefined();
  await open({ loginMethods: false }, '09171234567');
  expect(shown()).toContain('Mobile number');
  expect(button('Remove Mobile number')).toBeUndefined();
});
