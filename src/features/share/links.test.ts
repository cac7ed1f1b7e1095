// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { appAddress, shareAddress } from '#browser/sharingAddresses.ts';
import { channelsOf, linkOf } from './links.ts';

const own = `${location.origin}/auth/register?code=ABCD1234`;

test('SH-01: the link is the operator’s first sound one, else this app’s registration with the code', () => {
  expect(linkOf('ABCD1234', undefined, 'https://perlas.test/r/ABCD1234', 'https://other.test/')).toBe(
    'https://perlas.test/r/ABCD1234',
  );
  expect(linkOf('ABCD1234', '', 'javascript:alert(1)', 'http://evil.example/')).toBe(own);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'http://evil.example/',
  'viber://forward?text=x',
  '',
])('G4, G12: %j is no link to share', (address) => expect(shareAddress(address)).toBe(''));

test('G12: what turns the direction of text is written out in an address', () => {
  expect(shareAddress('https://perlas.test/\u202Egpj.exe')).toBe('https://perlas.test/%E2%80%AEgpj.exe');
});

test('SH-01: a channel has a button where the operator has an address that opens it', () => {
  const map = {
    default: own,
    facebook: 'https://www.facebook.com/sharer/sharer.php?u=x',
    messenger: 'fb-messenger://share/?link=x',
    viber: 'viber://forward?text=x',
    telegram: 'javascript:alert(1)',
    weibo: 'https://weibo.test/',
  };
  expect(channelsOf(map).map(({ name, via, to }) => [name, via, to])).toEqual([
    ['Facebook', 'fb', map.facebook],
    ['Messenger', 'messenger', map.messenger],
    ['Viber', 'viber', map.viber],
  ]);
  expect(channelsOf({})).toEqual([]);
});

test.each([
  'javascript:alert(1)',
  'intent://x#Intent;scheme=javascript;end',
  'file:///etc',
  'http://evil.example',
  ' viber://x',
])('G4: %j opens no app', (address) => expect(appAddress(address)).toBe(''));
