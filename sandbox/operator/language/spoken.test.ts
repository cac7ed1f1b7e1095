import { expect, test } from 'vitest';
import { filipino } from './filipino.ts';
import { asksFilipino, heard, inFilipino, spoken } from './spoken.ts';
import { documents } from '#sandbox/db/seed/documents.ts';
import { checkLetter, payoutLetter, welcomeLetter } from '../mail/letters.ts';
import { pesos } from '#sandbox/hundredths.ts';

const request = (language?: string) =>
  new Request('http://localhost/', { headers: language ? { 'accept-language': language } : {} });

test('responses are Filipino when the app asks for it, English otherwise', () => {
  expect([request('fil'), request('en'), request('en-US,en;q=0.9,fil;q=0.1'), request()].map(asksFilipino)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('nested titles, texts and tips are translated; names and numbers are not', () => {
  const said = { list: [{ title: 'Tasks', params: { rules: ['Paid deposits count, bonuses don’t.'] }, id: 6 }] };
  expect(inFilipino(said)).toEqual({
    list: [{ title: 'Mga task', params: { rules: ['Kasama ang mga nabayarang deposit, hindi ang bonus.'] }, id: 6 }],
  });
  expect(inFilipino({ nickname: 'Win', name: 'Win' })).toEqual({ nickname: 'Win', name: 'Panalo' });
});

test('text written by a player is returned unchanged', () => {
  const said = { content: 'Win', replies: [{ text: 'Refused' }] };
  expect(spoken('feedbackDetail', request('fil'), said)).toEqual(said);
  expect(spoken('getMail2', request('fil'), { title: 'Tasks' })).toEqual({ title: 'Mga task' });
  expect(spoken('getMail2', request('en'), { title: 'Tasks' })).toEqual({ title: 'Tasks' });
});

test('an order names goods in the shop’s language, the address as typed', () => {
  const order = (name: string) => ({ list: [{ name, address: { name: 'Win', street: 'Prize' } }] });
  expect(spoken('diamondGoodsExchangeOrderLog', request('fil'), order('Perlas umbrella'))).toEqual(
    order('Payong na Perlas'),
  );
});

test('the address of a checkout carries the language, as that page has its own texts', () => {
  const payUrl = 'http://pay.test/checkout/D-1?order=x';
  expect(inFilipino({ payUrl })).toEqual({ payUrl: `${payUrl}&lang=fil` });
  expect(inFilipino({ payUrl: '' })).toEqual({ payUrl: '' });
});

test('version strings differ per language', () => {
  expect(inFilipino({ gameListVersion: 'abc', configVersion: '' })).toEqual({
    gameListVersion: 'abc-fil',
    configVersion: '',
  });
});

test('a version of the same language is known, and one of another is not', () => {
  const asked = (gameListVersion: string) => ({ gameListVersion, deviceId: 'abc' });
  expect(heard(request('fil'), asked('abc-fil'))).toEqual(asked('abc'));
  expect(heard(request('fil'), asked('abc'))).toEqual(asked(''));
  expect(heard(request('en'), asked('abc-fil'))).toEqual(asked('abc-fil'));
});

test('every notice and event has a Filipino title or a shared one', () => {
  const same = [
    'VIP',
    'Customer service',
    'Daily sign-in',
    'Lucky Jackpot',
    'Diamond shop',
    'Points shop',
    'Invite spin',
    'Slotshack',
    'Ranking',
  ];
  const festive = ['Pista sa Perlas', 'Paskong Perlas', 'Media Noche', 'Rebate'];
  const titles = [...documents.notices, ...documents.activities].flatMap(({ title }) => title ?? []);
  const lacking = titles.filter((title) => !Object.hasOwn(filipino, title));
  expect(lacking.filter((title) => ![...same, ...festive].includes(title))).toEqual([]);
});

test('mails are in Filipino, with their amounts and the reason', () => {
  const to = { userId: 1, time: 0 };
  const payout = { ...to, orderNo: 'W1', amount: pesos(500), account: '0917***088', paid: false };
  const letter = inFilipino(payoutLetter({ ...payout, reason: 'The account is closed' }));
  expect(letter.title).toBe('Naibalik ang withdrawal mo na ₱500.00');
  expect(letter.content).toContain(
    'Hindi natuloy ang withdrawal mo na ₱500.00 sa 0917***088. Sarado na ang account.</p>',
  );
  expect(inFilipino(payoutLetter({ ...payout, paid: true })).content).toContain('Ipinadala namin ang ₱500.00');
  expect(inFilipino(checkLetter({ ...to, passed: false, reason: '' })).content).toContain(
    'ma-verify ang identity mo.</p>',
  );
  for (const { content } of [welcomeLetter(to), payoutLetter(payout)].map(inFilipino))
    expect(content).not.toMatch(/\b(your|you|the|was)\b/i);
});

test('a list as long as the games is translated once, and again when it changes (S30)', () => {
  const listed = (name: string) => Array.from({ length: 300 }, (_, id) => ({ id, name }));
  const games = listed('Slots');
  const [once, again] = [inFilipino({ games }), inFilipino({ games })];
  expect(again.games).toBe(once.games);
  expect(inFilipino({ games: listed('Slots') })).toEqual(once);
});
