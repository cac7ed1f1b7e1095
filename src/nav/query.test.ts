import { expect, test } from 'vitest';
import { anyId, anyIdOrNone, neededId, oneOf, ownAddress, yesNo } from './params.ts';
import { readQuery, text } from './query.ts';
import { routeAt } from './routes.ts';

const params = { name: oneOf('deposit', 'withdraw'), back: yesNo, q: text, from: anyId };

test('a missing value takes its default', () => {
  expect(readQuery(params, '')).toEqual({ name: 'deposit', back: false, q: '', from: 0 });
});

test('values are parsed by their type', () => {
  expect(readQuery(params, '?name=withdraw&back=1&q=pearl&from=12')).toEqual({
    name: 'withdraw',
    back: true,
    q: 'pearl',
    from: 12,
  });
});

test.each(['name=x', 'name=', 'back=yes', 'from=-1', 'from=1.5', 'from=0'])('%s is invalid', (search) => {
  expect(readQuery(params, search)).toBeNull();
});

test.each(['', 'id=', 'id=abc', 'id=0', 'id=1e3'])('a required id is missing in “%s”', (search) => {
  expect(readQuery({ id: neededId }, search)).toBeNull();
});

test('unknown parameters are ignored', () => {
  expect(readQuery({}, 'source=pwa&gclid=1')).toEqual({});
});

test('the wallet accepts two names, and a game needs an id', () => {
  expect(readQuery(routeAt('/wallets')!.query, 'name=safe')).toBeNull();
  expect(readQuery(routeAt('/wallets')!.query, '')).toMatchObject({ name: 'deposit' });
  expect(readQuery(routeAt('/game/start')!.query, 'tryIt=1')).toBeNull();
});

test.each(['/withdrawal/gcash', '/wallets?name=withdraw'])('%s is one of our pages to return to', (address) =>
  expect(ownAddress.read(address)).toBe(address),
);
test.each([null, '', 'wallets', '//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  '%s is no page to return to',
  (address) => expect(ownAddress.read(address)).toBe(''),
);

test.each([
  'name=withdraw&from=12&fbclid=IwAR0&utm_source=fb',
  '?name=withdraw&amp;from=12',
  '?name=withdraw&from=12?utm_source=fb',
  '?name=withdraw&from=12?fbclid=IwAR0',
  'name=withdraw&from=12&q=%E0%A4%A',
])('%s is parsed correctly, whatever was added to the link (F10)', (search) => {
  expect(readQuery({ name: params.name, from: anyId }, search)).toEqual({ name: 'withdraw', from: 12 });
});

test.each([
  '.',
  ')',
  '/',
  ',',
  '…',
  '%',
  '%2',
  '%zz',
  '”',
  '。',
  '_',
  '*',
  '\u200B',
  '\u200E',
  '%E2%80%8B',
  '%20',
  '!?)',
])('what is glued to a value is not part of it: %j (F10)', (glued) => {
  const link = { ...params, id: neededId };
  const values = { name: 'withdraw', from: 12, back: true, id: 7 };
  for (const [name, value] of Object.entries(values))
    expect(readQuery(link, `?id=7&${name}=${value === true ? 1 : value}${glued}`)).toMatchObject({ [name]: value });
});

test('one of a list of values is found in any case, and a search keeps its punctuation (F10)', () => {
  expect(readQuery(params, '?name=Withdraw&q=pearl?')).toMatchObject({ name: 'withdraw', q: 'pearl?' });
});

test.each(['-1', '1.5', '.5', '0.', ''])('no other id is made of “%s”', (given) =>
  expect(readQuery({ id: neededId }, `?id=${given}`)).toBeNull(),
);

test.each(['code=ABC123&pid=', 'code=ABC123&pid=abc', 'pid=-1&code=ABC123'])(
  'an invite link with an invalid inviter leads to the registration: %s (F10)',
  (search) => {
    expect(readQuery({ code: text, pid: anyIdOrNone }, search)).toEqual({ code: 'ABC123', pid: 0 });
    expect(readQuery(routeAt('/auth/register')!.query, search)).toMatchObject({ code: 'ABC123', pid: 0 });
  },
);

test('an address to return to keeps its own question mark', () => {
  expect(readQuery({ back: ownAddress }, '?back=/wallets?name=withdraw')).toEqual({ back: '/wallets?name=withdraw' });
});
