import { expect, test } from 'vitest';
import { fakeChannels, fakeWorld, settle } from '#tests/support/world.ts';
import { createTabBus } from './bus.ts';

/** A tab's bus, and another tab that can post any message. */
function open() {
  const air = fakeChannels();
  const mistakes: unknown[] = [];
  const world = fakeWorld(() => Promise.reject(new Error('no network')), air);
  const bus = createTabBus(
    world,
    () => 'mine',
    (error) => void mistakes.push(error),
  );
  return { bus, mistakes, say: air.channel('perlas', () => {}) };
}

test.each([
  null,
  'news',
  { v: 3, epoch: 'theirs', news: { kind: 'session' } },
  { v: 2, news: { kind: 'session' } },
  { v: 2, epoch: 'theirs', news: 'session' },
])('another build’s message %j is ignored (F10)', async (message) => {
  const { bus, mistakes, say } = open();
  let heard = 0;
  bus.on('session', () => void heard++);
  say(message);
  await settle();
  expect({ heard, mistakes }).toEqual({ heard: 0, mistakes: [] });
});

test('a malformed message is logged as an error and still reaches the other listeners (F10)', async () => {
  const { bus, mistakes, say } = open();
  let heard = 0;
  bus.on('replies', ({ keys }) => keys.forEach(() => {}));
  bus.on('replies', () => void heard++);
  say({ v: 2, epoch: 'theirs', news: { kind: 'replies' } });
  await settle();
  expect(mistakes).toEqual([expect.any(TypeError)]);
  expect(heard).toBe(1);
});
