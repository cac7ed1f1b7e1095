import { afterEach, expect, test, vi } from 'vitest';
import { inAppHere, inAppOf, type InApp } from './inApp.ts';

afterEach(() => vi.unstubAllGlobals());

const android = (rest: string, view = '; wv') =>
  `Mozilla/5.0 (Linux; Android 14; SM-A155F Build/UP1A.231005.007${view}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`;
const view = 'Version/4.0 Chrome/131.0.6778.81 Mobile Safari/537.36';
const ios = (rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const mac = (rest: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;

test.each<[string, string, InApp]>([
  ['Facebook, Android', android(`${view} [FB_IAB/FB4A;FBAV/465.0.0.46.81;]`), 'facebook'],
  ['Facebook with its own engine', android(`${view} [FB_IAB/FB4A;FBAV/492.0.0.66.77;IABMV/1;]`, ''), 'facebook'],
  ['Facebook, iPhone', ios('Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.40.99;FBBV/615310455;FBDV/iPhone15,2]'), 'facebook'],
  ['Facebook, iPad', mac('Mobile/15E148 [FBAN/FBIOS;FBAV/486.0.0.55.98;FBDV/iPad13,4]'), 'facebook'],
  ['Messenger, Android', android(`${view} [FB_IAB/Orca-Android;FBAV/478.0.0.43.115;]`), 'messenger'],
  ['Messenger, Android, newer', android(`${view} [FB_IAB/MESSENGER;FBAV/490.0.0.10.100;]`), 'messenger'],
  ['Messenger, iPhone', ios('Mobile/15E148 [FBAN/MessengerForiOS;FBAV/466.0.0.41.109;FBSN/iOS]'), 'messenger'],
  ['Instagram, Android', android(`${view} Instagram 345.0.0.48.95 Android (34/14; 450dpi; samsung)`), 'instagram'],
  ['Instagram, iPhone', ios('Mobile/15E148 Instagram 335.0.0.34.95 (iPhone16,1; iOS 17_5_1; en_US)'), 'instagram'],
  ['LINE, Android', android(`${view} Line/14.9.0/IAB`), 'line'],
  ['LINE, iPhone', ios('Mobile/15E148 Safari Line/14.9.0'), 'line'],
  ['TikTok, Android', android(`${view} trill_340002 JsSdk/1.0 AppName/trill BytedanceWebview/d8a21c6`), 'tiktok'],
  ['TikTok, iPhone', ios('Mobile/15E148 musical_ly_34.0.0 JsSdk/2.0 NetType/WIFI ByteLocale/en'), 'tiktok'],
  ['Viber, Android', android(`${view} Viber/12.1.0.11`), 'viber'],
  ['Viber, iPhone', ios('Mobile/15E148 Viber/20.6.0.0'), 'viber'],
  ['an unnamed app, Android', android(view), 'other'],
  ['an unnamed app, iPhone', ios('Mobile/15E148'), 'other'],
  ['WeChat, which isn’t Messenger', ios('Mobile/15E148 MicroMessenger/8.0.50(0x18003237) NetType/WIFI'), 'other'],
])('%s is an in-app browser', (_, userAgent, app) => {
  expect(inAppOf({ userAgent, maxTouchPoints: 5 })).toBe(app);
});

test.each([
  ['Chrome, Android', android('Chrome/131.0.0.0 Mobile Safari/537.36', '')],
  [
    'Chrome with a reduced name',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
  ],
  ['Samsung Internet', android('SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36', '')],
  ['Edge, Android', android('Chrome/131.0.0.0 Mobile Safari/537.36 EdgA/131.0.0.0', '')],
  ['Firefox, Android', 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'],
  ['Opera Mini, built on the web view', android(`${view} OPR/85.0.2254.74`)],
  ['the Google app, Android', android(`${view} GSA/15.46.38.28.arm64`)],
  ['Safari, iPhone', ios('Version/17.5 Mobile/15E148 Safari/604.1')],
  ['Safari, iPad', mac('Version/18.1 Safari/605.1.15')],
  ['Chrome, iPhone', ios('CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1')],
  ['Firefox, iPhone', ios('FxiOS/133.0 Mobile/15E148 Safari/605.1.15')],
  ['Edge, iPhone', ios('Version/17.0 EdgiOS/131.0.2903.68 Mobile/15E148 Safari/605.1.15')],
  ['the Google app, iPhone', ios('GSA/345.0.700312281 Mobile/15E148 Safari/604.1')],
  ['Safari, Mac', mac('Version/18.1 Safari/605.1.15')],
  ['a phone named like an app', android('Chrome/131.0.0.0 Mobile Safari/537.36', '; Line6 Instagrammer')],
])('%s is a regular browser', (_, userAgent) => {
  expect(inAppOf({ userAgent, maxTouchPoints: 5 })).toBeUndefined();
});

test.each([
  ['an in-app browser', {}, 'other'],
  [
    'an app on the home screen of iOS, which has the user agent of a web view',
    { navigator: { standalone: true } },
    undefined,
  ],
  ['an installed app', { matchMedia: () => ({ matches: true }) }, undefined],
  ['the wrapper, which is a web view and known by its bridge', { NativeBridge: {} }, undefined],
])('where the page is shown: %s', (_, globals: Record<string, object>, app) => {
  const agent = { userAgent: ios('Mobile/15E148'), maxTouchPoints: 5 };
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.stubGlobal('navigator', { ...agent, ...globals['navigator'] });
  expect(inAppHere()).toBe(app);
});
