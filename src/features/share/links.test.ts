// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { appAddress, shareAddress } from '#browser/sharingAddresses.ts';
import { channelsOf, linkOf } from './links.ts';

const own = `${location.origin}/auth/register?code=ABCD1234`;

test('the link is the operator’s first valid one, else this app’s registration with the code (SH-01)', () => {
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
])('%j is refused as a share link (G4, G12)', (address) => expect(shareAddress(address)).toBe(''));

test('characters that change text direction are percent-encoded (G12)', () => {
  expect(shareAddress('https://perlas.test/\u202Egpj.exe')).toBe('https://perlas.test/%E2%80%AEgpj.exe');
});

test('a channel has a button when the operator’s address for it can be opened (SH-01)', () => {
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
])('%j opens no app (G4)', (address) => expect(appAddress(address)).toBe(''));
