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

test('VIP has its entry in the tab itself', () =>
  expect([...dotted({ ...noDots, vip: true }, everywhere)]).toEqual(['/vip']));

test('nothing waits on a page that the app doesn’t have, and no tab says that something does', () => {
  const flags = { ...noDots, spin: true, emailAward: true };
  expect([...dotted(flags, (address) => address === '/email')]).toEqual(['/email', '/member']);
});

test('before the operator has said anything, and after nothing waits any more, there is no dot', () => {
  expect(dotted(undefined, everywhere).size).toBe(0);
  expect(dotted(noDots, everywhere).size).toBe(0);
});

test('only where a flag has its page is it worth asking', () => {
  const has = (address: string) => address === '/email';
  expect(['/email', '/member', '/', '/agent'].map((address) => canBeDotted(address, has))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
