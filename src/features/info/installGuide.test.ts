import { expect, test } from 'vitest';
import type { Device } from '#browser/device.ts';
import { guideOn, isDeskFirefox } from './installGuide.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36';
const ios = (version: string, rest: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) ${rest}`;
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64';
function keys(device: Device, userAgent: string) {
  const { opens, steps } = guideOn(device, { userAgent, maxTouchPoints: 0 });
  return [...(opens ? [opens] : []), ...steps.map(({ key }) => key)];
}

test.each([
  ['Chrome, Android', 'android', `${android} Chrome/131.0 Mobile Safari/537.36`, 'androidMenu androidDone'],
  [
    'Firefox, Android',
    'android',
    'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Firefox/133.0',
    'firefoxMenu firefoxDone',
  ],
  ['Samsung', 'android', `${android} SamsungBrowser/27.0 Chrome/125.0 Mobile`, 'samsungMenu firefoxDone'],
  ['Safari', 'ios', ios('18_1', 'Version/18.1 Mobile/15E148 Safari/604.1'), 'iosShare iosAdd iosLogin'],
  ['Chrome, iPhone', 'ios', ios('17_5', 'CriOS/131.0 Mobile Safari/604.1'), 'iosChromeShare iosAdd iosLogin'],
  ['Firefox, iPhone', 'ios', ios('16_4', 'FxiOS/133.0 Safari/605.1'), 'iosMenu iosMenuShare iosAdd iosLogin'],
  [
    'Edge, iPhone',
    'ios',
    ios('18_0', 'Version/18.0 EdgiOS/131.0 Safari/605.1'),
    'iosMenu iosMenuShare iosAdd iosLogin',
  ],
  ['Chrome on an older iPhone', 'ios', ios('16_3', 'CriOS/131.0 Safari/604.1'), 'iosOpen iosShare iosAdd iosLogin'],
  ['Chrome on a very old iPhone', 'ios', ios('9_3', 'CriOS/63 Safari/601'), 'iosOpen iosShare iosAdd iosLogin'],
  ['Safari, Mac', 'computer', `${mac}/605.1.15 Version/18.1 Safari/605.1.15`, 'macDock macDone'],
  ['Chrome, Mac', 'computer', `${mac}/537.36 Chrome/131.0 Safari/537.36`, 'computerIcon computerDone'],
  ['Edge', 'computer', `${windows}) Chrome/131.0 Safari/537.36 Edg/131.0`, 'computerIcon computerDone'],
  ['Firefox', 'computer', `${windows}; rv:133.0) Firefox/133.0`, 'computerOpen computerIcon computerDone'],
] as const)('in %s the guide names its own buttons (R-04)', (_, device, userAgent, steps) => {
  expect(keys(device, userAgent).join(' ')).toBe(steps);
});

test('on another device the usual browser is opened first (R-04)', () => {
  const here = `${android} Chrome/131.0 Mobile Safari/537.36`;
  expect(keys('ios', here)[0]).toBe('iosOpen');
  expect(keys('computer', here)[0]).toBe('computerOpen');
  expect(keys('android', `${windows}) Chrome/131.0`)[0]).toBe('androidOpen');
});

test('desktop Firefox cannot install, mobile Firefox can', () => {
  expect(isDeskFirefox({ userAgent: `${windows}; rv:133.0) Firefox/133.0`, maxTouchPoints: 10 })).toBe(true);
  expect(isDeskFirefox({ userAgent: 'Mozilla/5.0 (Android 14; Mobile) Firefox/133.0', maxTouchPoints: 5 })).toBe(false);
});
