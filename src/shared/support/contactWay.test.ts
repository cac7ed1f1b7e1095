import { expect, test } from 'vitest';
import { naughtyStrings } from '#tests/support/naughtyStrings.ts';
import { contactWay } from './contactWay.ts';

test.each([
  ['mailto:help@perlas.test?subject=x', 'write', 'help@perlas.test', false],
  ['tel:+63281234567', 'call', '+63281234567', false],
  ['viber://pa?chatURI=perlas', 'open', '', false],
  ['https://perlas.test/help?a=1', 'open', 'perlas.test', true],
])('SV-01: %s is opened as what it is', (address, kind, shown, site) => {
  expect(contactWay(address)).toMatchObject({ kind, shown, site });
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://perlas.test/',
  'https://a:b@perlas.test/',
  'help',
  '',
  null,
])('G4: %s opens nothing', (address) => expect(contactWay(address)).toBeUndefined());

test('G1, G4: no hostile text becomes a way that runs', () => {
  for (const text of naughtyStrings)
    expect(contactWay(text)?.href ?? 'https:').toMatch(/^(https|mailto|tel|sms|viber|whatsapp|tg):/);
});
