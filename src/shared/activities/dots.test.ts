import { expect, test, vi } from 'vitest';
import { noDots } from '#tests/support/ana.ts';

vi.mock('#nav/useReply.ts', () => ({}));
vi.mock('#nav/routes.ts', () => ({}));
const { canBeDotted, dotted } = await import('./dots.ts');

const everywhere = () => true;

test.each([
  ['spin', '/activity/spin', '/'],
  ['signIn', '/activity/sign-in', '/'],
  ['canReceiveDrawChance', '/activity/jackpot', '/'],
  ['task', '/bonus/tasks', '/bonus'],
  ['agent5', '/agent', '/member'],
  ['emailAward', '/email', '/member'],
])('%s puts a dot on %s and on the tab %s, and nowhere else', (flag, entry, tab) =>
  expect([...dotted({ ...noDots, [flag]: true }, everywhere)]).toEqual([entry, tab]),
);

test('the VIP dot is on the tab itself', () =>
  expect([...dotted({ ...noDots, vip: true }, everywhere)]).toEqual(['/vip']));

test('a page the app lacks gets no dot, and neither does its tab', () => {
  const flags = { ...noDots, spin: true, emailAward: true };
  expect([...dotted(flags, (address) => address === '/email')]).toEqual(['/email', '/member']);
});

test('there is no dot before the operator’s response, or when nothing is waiting', () => {
  expect(dotted(undefined, everywhere).size).toBe(0);
  expect(dotted(noDots, everywhere).size).toBe(0);
});

test('dots are requested only for flags whose page exists', () => {
  const has = (address: string) => address === '/email';
  expect(['/email', '/member', '/', '/agent'].map((address) => canBeDotted(address, has))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
