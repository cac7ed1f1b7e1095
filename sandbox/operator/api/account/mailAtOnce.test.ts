import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { props } from '#contract/props.ts';
import { sendMail } from '#sandbox/operator/mail/sendMail.ts';
import { codesOf, openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { openOnPostgres } from '#sandbox/testing/onPostgres.ts';
import { hasServer } from '#sandbox/testing/postgresServer.ts';

const patience = 180_000;
const crowd = 12;

describe.skipIf(!hasServer)('on a PostgreSQL', () => {
  let operator: MoneyTest;
  beforeAll(async () => {
    operator = await openOnPostgres(openMoneyTest);
  }, patience);
  afterAll(() => operator.close());

  test.each([
    ['money, points and diamonds', [props.coin, props.points, props.diamond]],
    ['two tiers of the jackpot', [50_003, 50_004]],
  ])(
    'players claim all of their mails at once, with %s in any order, without a deadlock (N13)',
    async (_, awards) => {
      const players = await Promise.all(
        Array.from({ length: crowd }, async (__, place) => {
          const player = await operator.player();
          await operator.deposit(player.token, 20_000);
          const letter = { userId: player.userId, type: 'system', title: 'Hi', content: '', quiet: true } as const;
          const ids = place % 2 ? awards : awards.toReversed();
          for (const [turn, id] of ids.entries())
            await sendMail(operator.db, {
              ...letter,
              ref: randomUUID(),
              awards: [{ id, count: 100 }],
              time: operator.clock.time - turn,
            });
          return player;
        }),
      );
      const claims = players.map(({ token }) => operator.act('receiveMail', { all: 1 }, token));
      expect(codesOf(await Promise.all(claims))).toEqual(players.map(() => 0));
    },
    patience,
  );
});
