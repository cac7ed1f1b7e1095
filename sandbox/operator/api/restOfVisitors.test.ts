import { expect, onTestFinished, test, vi } from 'vitest';
import type { Name } from '#contract/endpoints.ts';
import type { Db } from '#sandbox/db/tables.ts';
import type { Context } from '../context/handlers.ts';
import { createGate } from './gate.ts';

/** Runs what is ready. */
const settled = () => vi.advanceTimersByTimeAsync(1);

/** A gate with a player's call under way, the ids of begun work, and a function to end that of visitors. */
async function whileAPlayerIsServed() {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'setImmediate'] });
  onTestFinished(() => void vi.useRealTimers());
  const { inTurn } = createGate({} as Db);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (id: string, name: Name, userId = 0) =>
    inTurn(name, { userId, address: id } as Context, {}, async () => {
      begun.push(id);
      await new Promise<void>((end) => ends.push(end));
    });
  void ask('player', 'refreshData', 7);
  await settled();
  const [ofPlayer] = ends.splice(0);
  onTestFinished(() => ofPlayer!());
  const visitors = ['a', 'b', 'c'].map((id) => ask(id, 'preLogin'));
  await settled();
  async function endAll() {
    for (const end of ends.splice(0)) end();
    await settled();
  }
  return { begun, endAll, visitors };
}

test('visitors rest four times as long as their work took while a player is served (S30)', async () => {
  const { begun, endAll } = await whileAPlayerIsServed();
  await vi.advanceTimersByTimeAsync(500);
  await endAll();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(begun).toEqual(['player', 'a', 'b']);
  await vi.advanceTimersByTimeAsync(200);
  expect(begun).toEqual(['player', 'a', 'b', 'c']);
  await endAll();
});

test('a database that was silent keeps visitors out for no longer than three seconds (S30)', async () => {
  const { begun, endAll, visitors } = await whileAPlayerIsServed();
  await vi.advanceTimersByTimeAsync(30_000);
  await endAll();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(begun).toEqual(['player', 'a', 'b', 'c']);
  await endAll();
  await Promise.all(visitors);
});
