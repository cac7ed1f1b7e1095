import { afterEach, expect, test, vi } from 'vitest';
import { refusesHere } from './embedded.ts';

afterEach(() => vi.unstubAllGlobals());

const android = 'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) Version/4.0 Chrome/131.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const providers = ['google', 'facebook', 'line'] as const;

test.each([
  ['Facebook, Android', `${android} [FB_IAB/FB4A;FBAV/465.0.0.46.81;]`, ['google']],
  ['Messenger, Android', `${android} [FB_IAB/Orca-Android;FBAV/478.0.0.43.115;]`, ['google']],
  ['Instagram, Android', `${android} Instagram 345.0.0.48.95 Android`, ['google']],
  ['LINE, Android', `${android} Line/14.9.0/IAB`, ['google', 'facebook']],
  ['TikTok, Android', `${android} BytedanceWebview/d8a21c6`, ['google', 'facebook']],
  ['another app, Android', android, ['google', 'facebook']],
  ['Facebook, iPhone', `${iphone} [FBAN/FBIOS;FBAV/470.0.0.40.99]`, ['google']],
  ['LINE, iPhone', `${iphone} Safari Line/14.9.0`, ['google']],
  ['another app, iPhone', iphone, ['google']],
  ['Chrome, Android', android.replace('; wv', ''), []],
  ['Safari, iPhone', `${iphone} Safari/604.1`, []],
])('providers that block log-in inside %s (AU-05)', (_, userAgent, refused) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(providers.filter(refusesHere)).toEqual(refused);
});
