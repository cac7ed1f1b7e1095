import { expect, test } from 'vitest';
import { leftOf, taskName, taskStates, tasksOf, type Deeds } from './week.ts';

const [bets, daysPlayed] = [1, 2];
const wednesday = Date.parse('2026-11-25T12:00:00+08:00');

/** The week’s tasks after these bets, by id, for a player at a level that has tasks. */
function by(days: Deeds['days']) {
  const levels = [{ level: 1, experience: 0, betLimit: 0 }];
  const list = tasksOf({ levels, days, deposits: [], claimed: new Set() }, wednesday);
  return (id: number) => list.find((each) => each.id === id);
}

test('a bet returned on a later day counts for no task (VI-05)', () => {
  const task = by([
    { day: '2026-11-23', bet: 500_000 },
    { day: '2026-11-24', bet: -500_000 },
  ]);
  expect(task(bets)).toMatchObject({ progress: 0, status: taskStates.open });
  expect(task(daysPlayed)).toMatchObject({ progress: 1 });
});

test('the week’s bets add up from Monday (VI-05)', () => {
  const task = by([
    { day: '2026-11-22', bet: 900_000 },
    { day: '2026-11-23', bet: 300_000 },
    { day: '2026-11-25', bet: 200_000 },
  ]);
  expect(task(bets)).toMatchObject({ progress: 500_000, status: taskStates.claimable });
  expect(task(daysPlayed)).toMatchObject({ progress: 2 });
});

test('only weeks at whose end a player had tasks leave their awards to claim (VI-05)', () => {
  const levels = [0, 1].map((level) => ({ level, experience: level * 1_500_000, betLimit: 0 }));
  const days = ['2026-11-16', '2026-11-23'].map((day) => ({ day, bet: 800_000 }));
  const left = (day: string) =>
    leftOf({ levels, days, deposits: [], claimed: new Set() }, Date.parse(`${day}T12:00:00+08:00`));
  expect(left('2026-11-25')).toEqual([]);
  const monday = Date.parse('2026-11-23T00:00:00+08:00');
  expect(left('2026-12-02').map(({ name }) => name)).toEqual([taskName(monday, bets)]);
});
