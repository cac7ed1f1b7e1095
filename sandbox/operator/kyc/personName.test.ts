import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from './nameReadings.ts';
import { isComparable, likenessOf } from './personName.ts';

const bawal = 'Juan dela Bawal';

test.each([
  ['another case', 'JUAN DELA BAWAL'],
  ['a dot at its end', 'Juan Dela Bawal.'],
  ['a hyphen', 'Juan Dela-Bawal'],
  ['quotes', "Juan Dela 'Bawal"],
  ['an apostrophe inside', 'Juan Dela Baw’al'],
  ['accents', 'Juán dela Báwal'],
  ['decomposed accents', 'Jua\u0301n dela Ba\u0300wal'],
  ['Jr.', 'Juan Dela Bawal Jr.'],
  ['Sr', 'Juan Dela Bawal Sr'],
  ['III', 'Juan Dela Bawal III'],
  ['a suffix in the middle', 'Juan Jr. Dela Bawal'],
  ['a Cyrillic а', 'Juаn dela Bawal'],
  ['Cyrillic letters in capitals', 'ЈUАN DЕLА ВАWАL'],
  ['Greek letters', 'Jυαn dεlα Bαwαl'],
  ['small capitals', 'ᴊᴜᴀɴ ᴅᴇʟᴀ ʙᴀᴡᴀʟ'],
  ['a Cherokee letter', 'Juan dela Bꭺwal'],
  ['a full-width J', 'Ｊuan dela Bawal'],
  ['mathematical letters', '𝐉𝐮𝐚𝐧 dela 𝓑awal'],
  ['letters in circles', 'Ⓙuan dela Bawal'],
  ['a stroke', 'Juan đela Bawał'],
  ['an invisible letter', 'Juan\u3164dela Bawal'],
  ['another order', 'Bawal Juan dela'],
  ['dela in two words', 'Juan de la Bawal'],
  ['two words as one', 'Juan Delabawal'],
  ['all as one', 'JuanDelaBawal'],
  ['one word as two', 'Juan dela Ba wal'],
  ['many spaces', '  Juan \u00A0 Dela  Bawal '],
])('a name with %s is the same (N9)', (_, name) => {
  expect(likenessOf(name, bawal)).toBe('same');
  expect(likenessOf(bawal, name)).toBe('same');
});

test.each([
  ['Ma. Theresa Sto. Tomas', 'Maria Theresa Santo Tomas'],
  ['Sta. Ana, Peña', 'Santa Ana Pena'],
  ['Weiß', 'Weiss'],
])('%s equals %s by usual abbreviations and spellings', (one, other) => {
  expect(likenessOf(one, other)).toBe('same');
});

test.each([
  ['Bawal Ma Glaro', 'Bawal Maglaro'],
  ['Ma Glaro Bawal', 'Bawal Maglaro'],
  ['Bawal Ma-glaro', 'Bawal Maglaro'],
  ['Rosa Ma Glaya', 'Rosa Maglaya'],
  ['Ana Sto Mas Jr', 'Ana Stomas'],
  ['Luz R iv era', 'Luz Rivera'],
  ['Ol iv er Rivera Jr', 'Oliver Rivera'],
  ['Luz R iv era Jr', 'Luz Rivera'],
  ['Ol iv er R. iv era IV', 'Oliver Rivera'],
  ['Ma. Theresa Ma Glaro', 'Maria Theresa Maglaro'],
  ['Sto. Tomas Ma Glaro', 'Santo Tomas Maglaro'],
  ['Sto. Tomas Ma Glaro III', 'Santo Tomas Maglaro'],
])('%s, with a word in two pieces, is %s (N9)', (one, other) => {
  expect(likenessOf(one, other)).toBe('same');
  expect(likenessOf(other, one)).toBe('same');
});

test.each([
  ['Luz R iv era Jr', 'Luz Rlvera'],
  ['Luz R iv era Jr', 'Luz Riveta'],
  ['Ma. Theresa Ma Glaro', 'Maria Theresa Maglar'],
])('%s, with a word in two pieces, is a possible match of %s (N9)', (one, other) => {
  expect(likenessOf(one, other)).toBe('maybe');
  expect(likenessOf(other, one)).toBe('maybe');
});

test.each([
  ['a middle name', 'Juan Santos dela Bawal'],
  ['an initial', 'Juan D. Bawal'],
  ['an additional initial', 'Juan S. dela Bawal'],
  ['a missing part', 'Juan Bawal'],
  ['a title', 'Engr. Juan dela Bawal'],
  ['a capital I for an l', 'Juan dela BawaI'],
  ['a missing letter', 'Juan dela Bawl'],
  ['an additional letter', 'Juan dela Bawall'],
  ['another letter', 'Juan dela Bawel'],
  ['two letters swapped', 'Juan dela Bawla'],
])('a name with %s is a possible match for staff to review', (_, name) => {
  expect(likenessOf(name, bawal)).toBe('maybe');
  expect(likenessOf(bawal, name)).toBe('maybe');
});

test.each([
  ['Juan Reyes Delabawal', bawal],
  ['Engr. Juan Delabawal', bawal],
  ['Juan Santos dela BawaI', bawal],
  ['Juan\u2060Reyes dela Bawal', bawal],
  ['JuanReyes Delabawal', bawal],
  ['Restricted Reyes Per-son', 'Restricted Person'],
  ['Bawal Santos Mag-laro', 'Bawal Maglaro'],
  ['Bawal Santos MagIaro', 'Bawal Maglaro'],
  ['Maria Santos delos Reyes', 'Maria Delosreyes'],
  ['Juan Santos Dela Cruz', 'Juan Delacruz'],
  ['Juan S. Dela Cruz', 'Juan Delacruz'],
  ['J. Santos Dela Cruz', 'Juan Delacruz'],
  ['Mary Ann Santos Cruz', 'Maryann Cruz'],
  ['Jose Rizal San Juan', 'Jose Sanjuan'],
  ['Rosa Villanueva', 'Rosa Santos Vilanueva'],
  ['Villanueva Rosa', 'Rosa Santos Vilanueva'],
  ['Carmina Bernardo', 'Carrnina Santos Ber Nardo'],
  ['Dr. Maria Clara Ma Glaya', 'Maria Clara Maglaya'],
])('%s and %s differ in two usual ways, and are a possible match (N9)', (one, other) => {
  expect(likenessOf(one, other)).toBe('maybe');
  expect(likenessOf(other, one)).toBe('maybe');
});

test.each([
  ['Juan Santos Cruz', 'Pedro Santos Cruz'],
  ['Juan Reyes Villanueva', 'Juan Santos Bautista'],
  ['Rosa Villanueva', 'Luz Villanueva'],
  ['Ana Lim', 'Anastasia Lim'],
  ['Mark Anthony Garcia', 'Mark Joseph Garcia'],
  ['Ana Lim', 'Maria Luisa Angelica de los Santos Villanueva'],
  ['Jose Cruz', 'Maria Josefina de la Cruz Santos'],
  ['Maria Cruz', 'Marites Santos Dela Cruz'],
])('%s and %s are different persons', (one, other) => {
  expect(likenessOf(one, other)).toBe('other');
  expect(likenessOf(other, one)).toBe('other');
});

test.each(['Juan dela Cruz', 'Maria Bawal', 'Juana Baluwal', 'Ana Lim', 'Jr.', 'Bawal', 'Juan', '-'])(
  '%s is a different person',
  (name) => {
    expect(likenessOf(name, bawal)).toBe('other');
  },
);

test('short names that differ slightly are different persons', () => {
  expect(likenessOf('Ana Lim', 'Ana Lam')).toBe('other');
  expect(likenessOf('Ana Lim', 'Mila An')).toBe('other');
});

test.each([
  ['Juan dela Bawal', true],
  ['Juаn dela Bawal', true],
  ['王小明', false],
  ['Juan ᜊawal', false],
  ['Ɉuan dela Bawal', false],
])('comparability of %s: %s', (name, is) => {
  expect(isComparable(name)).toBe(is);
});

const part = fc.stringMatching(/^[A-Z][a-z]{1,8}$/);
const parts = fc.array(part, { minLength: 2, maxLength: 5 });

test('a name matches in any order, case, accents, dots, joined or with a suffix', () => {
  fc.assert(
    fc.property(parts, (names) => {
      const name = names.join(' ');
      fc.pre(partsOf(name).join(' ') === name.toLowerCase());
      for (const other of [
        names.toReversed().join(' '),
        name.toUpperCase(),
        `${names.join('. ')}.`,
        names.join(''),
        `${name} Jr`,
        name.replace(/[aeiou]/g, (vowel) => `${vowel}\u0301`),
      ])
        expect([other, likenessOf(name, other)]).toEqual([other, 'same']);
    }),
  );
});

/** Usual differences between two spellings of one name of three parts and more. */
const differences: Record<string, (names: string[]) => string[]> = {
  'a middle name more': ([first, ...others]) => [first!, 'Quiambao', ...others],
  'parts joined': ([...names]) => [...names.slice(0, -2), names.slice(-2).join('')],
  'a part split': ([first, ...others]) => [first!.slice(0, 3), first!.slice(3), ...others],
  'an initial': ([first, second, ...others]) => [first!, others.length > 0 ? second![0]! : second!, ...others],
  'a lookalike letter': (names) => names.map((name) => name.replaceAll('l', 'I')),
  'two letters for one': (names) => names.map((name) => name.replaceAll('m', 'rn')),
  'a wrong letter': ([first, ...others]) => [`${first!.slice(0, 2)}x${first!.slice(3)}`, ...others],
  'an invisible joiner': ([first, second, ...others]) => [`${first}\u2060${second}`, ...others],
};

test('a name with any two usual differences is never another one (N9)', () => {
  // A wrong letter in the place of a confusable one is two differences by itself.
  const long = fc.stringMatching(/^[A-Z][a-z][a-hj-ko-qs-ux-z][a-z]{2,6}$/);
  const kind = fc.constantFrom(...Object.values(differences));
  fc.assert(
    fc.property(fc.array(long, { minLength: 3, maxLength: 4 }), kind, kind, (names, one, two) => {
      const name = names.join(' ');
      fc.pre(partsOf(name).join(' ') === name.toLowerCase());
      const [changed, other] = [one(names).join(' '), two(names).join(' ')];
      for (const [a, b] of [
        [name, two(one(names)).join(' ')],
        [changed, other],
      ])
        for (const pair of [
          [a, b],
          [b, a],
        ])
          expect([...pair, likenessOf(pair[0]!, pair[1]!)]).not.toEqual([...pair, 'other']);
    }),
    { numRuns: 300 },
  );
});

test('comparing names of the same letters is fast, however many orders they have', () => {
  const [one, other] = [
    'iadhaihge beeidgchf cfeghhfic aabeigafd edchcbcbg',
    'beigaahid hfcgideeb cifhhgefc dfaebigaa gbcbchcde',
  ];
  const began = performance.now();
  for (let n = 0; n < 100; n++) expect(likenessOf(`${one} dgfaifbdb`, `${other} bdbfiafgd`)).toBe('other');
  expect(performance.now() - began).toBeLessThan(500);
});

test('comparing names is fast for any number of parts', () => {
  const many = Array.from({ length: 30 }, () => 'a').join(' ');
  expect(likenessOf(many, many)).toBe('same');
  expect(likenessOf(many, `${many} b`)).toBe('maybe');
});

test('names of the same letters in very many orders take few attempts, and may be the same (S30)', () => {
  const pieces = Array.from({ length: 10 });
  const [one, other] = [pieces.map(() => 'ab c').join(' '), pieces.map(() => 'c ab').join(' ')];
  const began = process.cpuUsage().user;
  for (let count = 0; count < 20; count++) expect(likenessOf(`Xy Ma Jr ${one}`, `Yx Ma Jr ${other}`)).not.toBe('other');
  expect((process.cpuUsage().user - began) / 20 / 1_000).toBeLessThan(30);
});

test('a name of suffixes and abbreviations is compared fast, and matches without them (N9)', () => {
  const many = 'Jr Sr II III IV Ma Sta Sto '.repeat(4);
  const began = process.cpuUsage().user;
  for (let count = 0; count < 20; count++) {
    expect(likenessOf(`${bawal} Jr Sr II III IV Junior Senior Jnr Snr`, bawal)).toBe('same');
    expect(likenessOf(`Rosa ${many}`, `${many} Rosa`)).not.toBe('other');
    expect(likenessOf(`Rosa ${many}`, `${many} Zoe`)).not.toBe('same');
  }
  expect((process.cpuUsage().user - began) / 20 / 1_000).toBeLessThan(30);
});

test.each(['Juan dela ßawal', 'Restricted þerson'])(
  '%s can’t be compared, as a letter looks like another (N9)',
  (name) => expect(isComparable(name)).toBe(false),
);
