import { expect, test } from 'vitest';
import { likenessOf } from './personName.ts';

/** Processor time of one run of some work, milliseconds. */
function timeOf(work: () => void): number {
  const runs = 5;
  const began = process.cpuUsage().user;
  for (let run = 0; run < runs; run++) work();
  return (process.cpuUsage().user - began) / runs / 1_000;
}

const suffixes = 'Jr Sr Ii Iv Iii Jnr';

test.each([
  [`${suffixes} Kqx`, `${suffixes} Kkjiria Qqrisib Xxvinrc Yyjiide`],
  ['Jr Sr Ii Kqx', 'Jr Sr Ii Kkj Qqr Xxv Yyj Kqs Krt Xst'],
  ['Ma Jr Sr dcba hgfe lkji qpon tsr', 'Ma Jr Sr abcd efgh ijkl mnop qrst bdfh jlnp'],
  ['A B C D E F G H I J', 'Abc Bcd Cde Def Efg Fgh Ghi Hij Ija Jab'],
])('names whose letters are among each other’s are compared fast: %s (S18)', (one, other) => {
  const work = () => expect(likenessOf(one, other)).not.toBe('same');
  expect(timeOf(work)).toBeLessThan(30);
});
