import { expect, test } from 'vitest';
import { formattedShort, hundredths } from '#sandbox/hundredths.ts';
import { weeklyTasks } from '../vip/terms.ts';
import { terms } from './terms.ts';

const ofMoney = (counts: string) => counts === 'bet' || counts === 'recharge';
const tasks = [
  ...terms.map(({ name, target, unit }) => ({ name, target, isMoney: unit === 'M' })),
  ...weeklyTasks.map(({ name, target, counts }) => ({ name, target, isMoney: ofMoney(counts) })),
].filter(({ target }) => target > 1);

test.each(tasks)('“$name” states the task’s target', ({ name, target, isMoney }) => {
  const figure = isMoney ? formattedShort(hundredths(target)) : String(target);
  expect(name.split(' ')).toContain(figure);
});
