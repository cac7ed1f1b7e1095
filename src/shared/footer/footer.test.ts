import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const textOf = (name: string) => readFileSync(`src/${name}`, 'utf8');

test('the footer waits for a page’s content only until the wait is put into words (I6)', () => {
  const [, seconds] = /animation: waits 0s (\d+)s backwards;/.exec(textOf('shared/footer/Footer.module.css'))!;
  const [, patience] = /const patience = (\d+)_000;/.exec(textOf('ui/states/longWait.ts'))!;
  expect(seconds).toBe(patience);
});
