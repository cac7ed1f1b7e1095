import { expect, test } from 'vitest';
import { openMoneyTest } from '#sandbox/testing/moneyTest.ts';
import { aMillionFit } from '#sandbox/testing/manyDraws.ts';
import type { Output } from '#contract/endpoints.ts';
import { cells } from './wheel.ts';

/** Timeout for a million draws on a busy machine, milliseconds. */
const patience = 60_000;

test(
  'a million spins fit the odds shown before the first spin (SP-06, players B18)',
  async () => {
    const operator = await openMoneyTest();
    const { token } = await operator.player();
    const { data } = await operator.call('actInviteUser', {}, token);
    const shown = (data as Output<'actInviteUser'>).cells;
    expect(shown).toHaveLength(8);
    expect(aMillionFit(cells, new Map(shown.map(({ id, chance }) => [id, chance])))).toBe(true);
    await operator.close();
  },
  patience,
);
