import { expect, test } from 'vitest';
import { fakeAir, fakeWorld, settle } from '#tests/support/world.ts';
import { createLine } from './bus.ts';

/** A tab's line, and another tab that may say anything on it. */
function open() {
  const air = fakeAir();
  const mistakes: unknown[] = [];
  const world = fakeWorld(() => Promise.reject(new Error('no network')), air);
  const line = createLine(
    world,
    () => 'mine',
    (error) => void mistakes.push(error),
  );
  return { line, mistakes, say: air.line('perlas', () => {}) };
}

test.each([
  null,
  'news',
  { v: 2, epoch: 'theirs', news: { kind: 'session' } },
  { v: 1, news: { kind: 'session' } },
  { v: 1, epoch: 'theirs', news: 'session' },
])('F10: another build that says %j is not listened to', async (message) => {
  const { line, mistakes, say } = open();
  let heard = 0;
  line.on('session', () => void heard++);
  say(message);
  await settle();
  expect({ heard, mistakes }).toEqual({ heard: 0, mistakes: [] });
});

test('F10: news with a body of another shape is a mistake told, and the others who listen hear it all the same', async () => {
  const { line, mistakes, say } = open();
  let heard = 0;
  line.on('replies', ({ keys }) => keys.forEach(() => {}));
  line.on('replies', () => void heard++);
  say({ v: 1, epoch: 'theirs', news: { kind: 'replies' } });
  await settle();
  expect(mistakes).toEqual([expect.any(TypeError)]);
  expect(heard).toBe(1);
});
