import { expect, test, vi } from 'vitest';

vi.mock('#nav/useReply.ts', () => ({}));
vi.mock('#nav/routes.ts', () => ({}));
const { canBeDotted, dotted } = await import('./dots.ts');

const nothing = {
  spin: false,
  task: false,
  agent5: false,
  vip: false,
  signIn: false,
  emailAward: false,
  canReceiveDrawChance: false,
};
const everywhere = () => true;

test.each([
  ['spin', '/activity/spin', '/'],
  ['signIn', '/activity/sign-in', '/'],
  ['canReceiveDrawChance', '/activity/jackpot', '/'],
  ['task', '/bonus/tasks', '/bonus'],
  ['agent5', '/agent', '/member'],
  ['emailAward', '/email', '/member'],
])('%s puts a dot on %s and on the tab %s, and nowhere else', (flag, entry, tab) =>
  expect([...dotted({ ...nothing, [flag]: true }, everywhere)]).toEqual([entry, tab]),
);

test('VIP has its entry in the tab itself', () =>
  expect([...dotted({ ...nothing, vip: true }, everywhere)]).toEqual(['/vip']));

test('nothing waits on a page that the app doesn’t have, and no tab says that something does', () => {
  const flags = { ...nothing, spin: true, emailAward: true };
  expect([...dotted(flags, (address) => address === '/email')]).toEqual(['/email', '/member']);
});

test('before the operator has said anything, and after nothing waits any more, there is no dot', () => {
  expect(dotted(undefined, everywhere).size).toBe(0);
  expect(dotted(nothing, everywhere).size).toBe(0);
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
