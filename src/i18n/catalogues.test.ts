import { expect, test } from 'vitest';
import { englishTexts, filipinoTexts } from '#tests/support/catalogues.ts';
import type { Text } from './catalogue.ts';

const kept = 'Filipino uses the English word as it is';
const label = 'a name that support has to recognise in either language';

/** Texts that are intentionally the same in both languages, with the reason. */
const shared: Record<string, string> = {
  OK: kept,
  Home: kept,
  Wallet: kept,
  Demo: kept,
  Brand: kept,
  Offline: kept,
  Password: kept,
  Code: kept,
  Computer: kept,
  System: kept,
  Statement: kept,
  Email: kept,
  Rate: kept,
  Auto: kept,
  Withdrawal: kept,
  'Customer service': kept,
  'Live chat': kept,
  Barangay: kept,
  'ZIP code': kept,
  '+{amount} bonus': kept,
  Bonus: kept,
  Rebate: kept,
  Overview: kept,
  Level: kept,
  'Daily sign-in': kept,
  'Scratch cards': kept,
  Reward: kept,
  Pending: kept,
  'Return to player (RTP)': kept,
  Volatility: kept,
  'VIP service': kept,
  'Mobile number': kept,
  Player: kept,
  Lottery: kept,
  Nickname: kept,
  'Points shop': kept,
  'Delivery address': kept,
  '{n} XP': kept,
  Points: kept,
  Diamonds: kept,
  Scratch: kept,
  History: kept,
  XP: kept,
  'VIP sign-in': kept,
  Odds: kept,
  Coupon: kept,
  'Gift coupon': kept,
  Cash: kept,
  'Lottery ticket': kept,
  'Silver lottery ticket': kept,
  'Gold lottery ticket': kept,
  'Mega jackpot': 'the name of a jackpot',
  'Major jackpot': 'the name of a jackpot',
  'Minor jackpot': 'the name of a jackpot',
  'Mini jackpot': 'the name of a jackpot',
  'Invite spin': 'the name of a game',
  Record: kept,
  Inbox: kept,
  Ranking: kept,
  Slotshack: 'the name of an activity',
  Jackpot: kept,
  'Jackpot!': kept,
  Theme: kept,
  Light: kept,
  Dark: kept,
  'Lucky Jackpot': label,
  SPIN: label,
  'LUCKY GUY': label,
  'statement-{from}-{to}.csv': label,
  'ID {id}': label,
  VIP: label,
  'VIP {n}': label,
  'Order {orderNo}': label,
  'Error 500': label,
  'Build {build}': label,
  Profile: kept,
  Settings: kept,
  Deposit: kept,
  Adjustment: kept,
  'Player ID': kept,
  'Level {n}': kept,
  'Entry {n}': kept,
  Username: kept,
  'Username (account)': kept,
  Address: kept,
  'Source of funds': kept,
  'Self-exclusion': kept,
  'Self-assessment': kept,
  Phone: kept,
  'Invite code (optional)': kept,
  Safebox: kept,
  'Safebox {amount}': kept,
  Status: kept,
  '{n} digits': kept,
  Fee: kept,
  Identity: kept,
  'Receiving account': kept,
  Default: kept,
  '{digits} digits': kept,
  'Account number': kept,
  'Account name': kept,
  'Branch (optional)': kept,
  Note: kept,
  Summary: kept,
  'Valid bet': kept,
  'Data saver': kept,
  Motion: kept,
  Vibration: kept,
  Diagnostics: kept,
  App: label,
  Build: label,
  Screen: label,
  Browser: label,
  Engine: label,
  'Service worker': label,
  Storage: label,
  Quota: label,
  'Time zone': label,
  'Reality check': kept,
  Passport: label,
  'Driver’s license': label,
  UMID: label,
  'SSS ID': label,
  'PRC license': label,
  'Postal ID': label,
  'Voter’s ID': label,
  'ID number': kept,
  '12 digits': kept,
  '10 digits': kept,
  '7 digits': kept,
};

const forms = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));
/** The forms for numbers above zero; the form `zero` contains no number. */
const counting = (text: Text) => (typeof text === 'string' ? [text] : forms({ ...text, zero: text.other }));
const placeholders = (text: Text) =>
  [...new Set(forms(text).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].toSorted();
/** The words of a text, without placeholders, digits and punctuation. */
const wordsOf = (text: Text) => forms(text).map((form) => form.replace(/\{\w+\}|[\d\W_]/gu, ''));

const areas = Object.entries(englishTexts).map(([file, en]) => ({
  file,
  en,
  fil: filipinoTexts[file.replace('.en.', '.fil.')],
}));

test('every area is included', () => {
  expect(areas.length).toBeGreaterThan(4);
  expect(Object.keys(filipinoTexts)).toHaveLength(areas.length);
});

test.each(areas)('$file has the same keys and placeholders in both languages', ({ en, fil }) => {
  expect(Object.keys(fil ?? {}).toSorted()).toEqual(Object.keys(en).toSorted());
  for (const [key, text] of Object.entries(en)) {
    expect([key, placeholders(fil![key]!)]).toEqual([key, placeholders(text)]);
  }
});

test.each(areas)('$file is translated, except for shared texts', ({ en, fil }) => {
  const same = Object.keys(en).filter((key) => {
    const text = en[key]!;
    return wordsOf(text).some((word) => word !== '') && JSON.stringify(text) === JSON.stringify(fil?.[key]);
  });
  expect(same.filter((key) => !forms(en[key]!).every((form) => Object.hasOwn(shared, form)))).toEqual([]);
});

test('every text in the list of shared texts is needed', () => {
  const texts = new Set(
    areas.flatMap(({ en, fil }) =>
      Object.keys(en)
        .filter((key) => en[key] === fil?.[key])
        .map((key) => en[key]),
    ),
  );
  expect(Object.keys(shared).filter((text) => !texts.has(text))).toEqual([]);
});

/** A figure right before what is counted; only those that end in 4, 6 or 9, whose form is `other`, need a linker. */
const unlinked = /(?:\b\d*[469]|\{n\}) (?:araw|buwan|laro|mensahe|minuto|oras|subok|tanong|transaksyon)/u;

test('Filipino features link a figure that ends in 4, 6 or 9 to its noun: “6 na buwan”', () => {
  const counts = areas
    .filter(({ file }) => file.startsWith('/src/features/') && !file.startsWith('/src/features/home/'))
    .flatMap(({ file, fil }) =>
      Object.entries(fil ?? {}).map(([key, text]) => ({
        name: `${file} ${key}`,
        last: typeof text === 'string' ? text : text.other,
      })),
    );
  expect(counts.filter(({ last }) => unlinked.test(last)).map(({ name }) => name)).toEqual([]);
});

test('Filipino plural forms include the number, as `one` stands for 2, 3 and 5 too', () => {
  const plurals = areas.flatMap(({ file, fil }) =>
    Object.entries(fil ?? {}).map(([key, text]) => [`${file} ${key}`, counting(text)] as const),
  );
  const lacking = plurals.filter(
    ([, texts]) => texts.some((each) => each.includes('{n}')) && !texts.every((each) => each.includes('{n}')),
  );
  expect(lacking.map(([name]) => name)).toEqual([]);
});
