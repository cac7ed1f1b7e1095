import { expect, test } from 'vitest';
import { naughtyStrings } from '#tests/support/naughtyStrings.ts';
import { contactWay } from './contactWay.ts';

test.each([
  ['mailto:help@perlas.test?subject=x', 'write', 'help@perlas.test', false],
  ['tel:+63281234567', 'call', '+63281234567', false],
  ['viber://pa?chatURI=perlas', 'open', '', false],
  ['https://perlas.test/help?a=1', 'open', 'perlas.test', true],
])('%s is opened by its kind (SV-01)', (address, kind, shown, site) => {
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
])('%s opens nothing (G4)', (address) => expect(contactWay(address)).toBeUndefined());

test('no hostile text becomes an executable address (G1, G4)', () => {
  for (const text of naughtyStrings)
    expect(contactWay(text)?.href ?? 'https:').toMatch(/^(https|mailto|tel|sms|viber|whatsapp|tg):/);
});
