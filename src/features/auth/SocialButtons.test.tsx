// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { socialTypes } from '#contract/loginKinds.ts';
import { render, unmount } from '#tests/support/render.tsx';

vi.mock('#nav/navigation.ts', () => ({ go: async () => true, goBack: () => {} }));
const { stores } = await import('#data/stores.ts');
const { SocialButtons } = await import('./SocialButtons.tsx');

const view = 'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) Version/4.0 Chrome/131.0 Mobile Safari/537.36';
const names = ['Google', 'Facebook', 'LINE'];
const buttons = () => [...document.querySelectorAll('button')].map((button) => button.textContent);
const offered = () => names.filter((name) => buttons().some((text) => text.endsWith(`Continue with ${name}`)));
const way = () => document.querySelector('a[href^="intent:"]');

async function open(
  userAgent: string,
  enabled: readonly (keyof typeof socialTypes)[] = ['google', 'facebook', 'line'],
) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const socialMedia = enabled.map((provider) => ({
    type: socialTypes[provider],
    enabled: true,
    appId: '1',
    url: 'https://id.test/',
  }));
  stores.settings.config = { socialMedia };
  await unmount();
  await render(<SocialButtons />);
  await vi.dynamicImportSettled();
  await render(<SocialButtons />);
}

beforeEach(() => localStorage.clear());

test('all providers are offered in a regular browser (AU-05)', async () => {
  await open(view.replace('; wv', ''));
  expect(offered()).toEqual(names);
  expect(way()).toBeNull();
});

test('inside Messenger a browser link replaces Google (F7)', async () => {
  await open(`${view} [FB_IAB/Orca-Android;FBAV/478.0.0.43.115;]`);
  expect(offered()).toEqual(['Facebook', 'LINE']);
  expect(document.body.textContent).toContain('You can’t log in with Google inside Messenger.');
  expect(way()).not.toBeNull();
});

test('inside an unknown Android app only LINE is offered (F7)', async () => {
  await open(view);
  expect(offered()).toEqual(['LINE']);
  expect(document.body.textContent).toContain('with Google or Facebook inside this app');
});

test('without blocked providers no browser link is shown (F7)', async () => {
  await open(`${view} Line/14.9.0/IAB`, ['line']);
  expect(offered()).toEqual(['LINE']);
  expect(way()).toBeNull();
});
