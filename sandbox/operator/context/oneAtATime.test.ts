import { expect, test } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

/** Work whose end the test decides, and how often it was begun. */
function opened() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((done) => void ends.push(done));
  return { ends, work };
}

const settled = () => new Promise((done) => setImmediate(done));

test('works of an object are done one after the other, and those of another beside them', async () => {
  const inTurn = oneAtATime();
  const [one, other] = [{}, {}];
  const { ends, work } = opened();
  const turns = [inTurn(one, work), inTurn(one, work), inTurn(other, work)];
  await settled();
  expect(ends).toHaveLength(2);
  ends[0]!();
  await turns[0];
  await settled();
  expect(ends).toHaveLength(3);
  for (const end of ends) end();
  await Promise.all(turns);
});

test('work that fails holds up no other', async () => {
  const inTurn = oneAtATime();
  const key = {};
  const turns = [inTurn(key, () => Promise.reject(new Error('failed'))), inTurn(key, async () => 'done')];
  await expect(turns[0]).rejects.toThrow('failed');
  expect(await turns[1]).toBe('done');
});
