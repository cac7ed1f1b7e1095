import { afterAll, beforeAll, expect, test } from 'vitest';
import { props } from '#contract/props.ts';
import { formatted, formattedShort, hundredths } from '#sandbox/hundredths.ts';
import { balanceOf } from '#sandbox/ledger/ledger.ts';
import { inFilipino } from '#sandbox/operator/language/spoken.ts';
import { testDb } from '#sandbox/testing/testDb.ts';
import { config } from './config.ts';
import { documents } from './documents.ts';
import { demoPlayers } from './seed.ts';

let seeded: Awaited<ReturnType<typeof testDb>>;
beforeAll(async () => {
  seeded = await testDb();
});
afterAll(() => seeded.close());

/** The id of the player with a history. */
async function storied(): Promise<number> {
  const users = seeded.db.selectFrom('users').select('id').where('account', '=', demoPlayers[0].account);
  return (await users.executeTakeFirstOrThrow()).id;
}

test.each(demoPlayers)('$account has its stated balance', async ({ account, coin }) => {
  const users = seeded.db.selectFrom('users').select('id').where('account', '=', account);
  expect(await balanceOf(seeded.db, (await users.executeTakeFirstOrThrow()).id)).toBe(coin);
});

test('the history’s deposits have the bonus of their offer', async () => {
  const deposits = await seeded.db
    .selectFrom('recharges')
    .select(['amount', 'bonus'])
    .where('userId', '=', await storied())
    .execute();
  const offered = deposits.map(({ amount }) => ({
    amount,
    bonus: config.rechargeItems!.find(({ price }) => price === amount)?.bonus ?? 0,
  }));
  expect(deposits).toEqual(offered);
  expect(deposits.filter(({ bonus }) => bonus > 0)).not.toEqual([]);
});

test('the history’s feedback is about its own deposits and withdrawals', async () => {
  const userId = await storied();
  const amounts = [
    ...(await seeded.db.selectFrom('recharges').select('amount').where('userId', '=', userId).execute()),
    ...(await seeded.db.selectFrom('withdrawals').select('amount').where('userId', '=', userId).execute()),
  ].map(({ amount }) => formattedShort(amount));
  const feedback = await seeded.db.selectFrom('feedback').select('content').where('userId', '=', userId).execute();
  const named = feedback.flatMap(({ content }) => content.match(/₱[\d,.]*\d/g) ?? []);
  expect(named).toHaveLength(2);
  expect(named.filter((amount) => !amounts.includes(amount))).toEqual([]);
});

test('a mail names what it awards', async () => {
  const mails = await seeded.db
    .selectFrom('mails')
    .select(['title', 'content', 'awards'])
    .where('userId', '=', await storied())
    .execute();
  const words = new Map([[10, 'Ten']]);
  const lacking = mails.flatMap(({ title, content, awards }) =>
    awards
      .map(({ id, count }) =>
        id === props.coin ? formatted(hundredths(count)) : `${words.get(count) ?? count} points`,
      )
      .filter((award) => !`${title} ${content}`.includes(award)),
  );
  expect(mails.flatMap(({ awards }) => awards)).toHaveLength(4);
  expect(lacking).toEqual([]);
});

test('banners and the first-deposit popup have their figures in Filipino too', () => {
  const texts = [
    ...config.genericImages!.slice(0, 2).map(({ text }) => text!),
    documents.activities.find(({ title }) => title === 'First deposit bonus')!.params!['text'] as string,
  ];
  expect(texts).toEqual([
    '100% on ₱2,000',
    'Jackpot from ₱500,000',
    'Make ₱2,000.00 your first deposit and get ₱2,000.00 on top.',
  ]);
  expect(texts.map((text) => inFilipino({ text }).text)).toEqual([
    '100% sa ₱2,000',
    'Jackpot mula ₱500,000',
    'Gawing ₱2,000.00 ang unang deposit mo at makakuha ng dagdag na ₱2,000.00.',
  ]);
});
