// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { button, press, render, unmount } from '#tests/support/render.tsx';
import { stores } from '#data/stores.ts';
import { OpenInBrowser } from './OpenInBrowser.tsx';

const android = 'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) Version/4.0 Chrome/131.0 Mobile Safari/537.36';
const inFacebook = {
  android: `${android} [FB_IAB/FB4A;FBAV/465.0.0.46.81;]`,
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.40.99]',
};
const said = () => document.body.textContent;
const link = () => document.querySelector('a');
const asBrowser = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

beforeEach(async () => {
  await unmount();
  vi.restoreAllMocks();
  localStorage.clear();
  location.href = 'https://perlas.test/download?code=AB12CD';
  stores.session.userId = 0;
});

test('on Android a link opens the page in the browser, and manual steps show after a tap (F7)', async () => {
  asBrowser(inFacebook.android);
  await render(<OpenInBrowser reason="install" />);
  expect(said()).toContain('You can’t install from inside Facebook.');
  expect(link()?.getAttribute('href')).toMatch(/^intent:\/\/perlas\.test\/download\?code=AB12CD#Intent;scheme=https;/);
  expect(button('Copy link')).toBeUndefined();
  link()!.addEventListener('click', (event) => event.preventDefault());
  await vi.waitFor(async () => {
    link()!.click();
    expect(button('Copy link')).toBeDefined();
  });
  expect(said()).toContain('Tap the three dots');
});

test('the link uses the page known at the tap (F7)', async () => {
  asBrowser(inFacebook.android);
  let page = '/auth/login';
  await render(<OpenInBrowser reason="login" providers={['Google']} pageOf={() => page} />);
  page = '/auth/login?back=%2Fwallets';
  link()!.addEventListener('click', (event) => event.preventDefault());
  link()!.click();
  expect(link()!.href).toContain('/auth/login?back=%2Fwallets#Intent');
});

test('on an iPhone the steps show at once, and the link is copied (F7)', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  asBrowser(inFacebook.iphone);
  await render(<OpenInBrowser reason="login" providers={['Google', 'LINE']} />);
  expect(said()).toContain('You can’t log in with Google or LINE inside Facebook.');
  expect(link()).toBeNull();
  expect(document.querySelectorAll('li')).toHaveLength(2);
  await press('Copy link');
  expect(write).toHaveBeenCalledExactlyOnceWith('https://perlas.test/download?code=AB12CD');
  expect(document.querySelector('output')?.textContent).toBe('Copied. Now paste it into your browser.');
});

test('where copying isn’t allowed the address is shown for copying (F7)', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  asBrowser(inFacebook.iphone);
  await render(<OpenInBrowser reason="save" />);
  await press('Copy link');
  expect(said()).toContain('https://perlas.test/download?code=AB12CD');
});

test('the hint warns about logging in there again, and an unknown app is “this app” (F7)', async () => {
  asBrowser(android);
  stores.session.userId = 8;
  await render(<OpenInBrowser reason="notify" />);
  expect(said()).toContain('We can’t send notifications inside this app.');
  expect(said()).toContain('You’ll need to log in there once more.');
});
