import { expect, test } from 'vitest';
import { atOnce, mostUnanswered, sendToService, type Attempt } from './perService.ts';

const many = Array.from({ length: 3 * atOnce }, (_, place) => place);
const settled = () => new Promise((done) => setImmediate(done));

/** Sends the messages to a service that answers by hand; `ends` are those under way, by message. */
function opened(messages: readonly number[]) {
  const ends = new Map<number, (attempt: Attempt) => void>();
  const begun: number[] = [];
  const outcomes = sendToService(messages, (message) => {
    begun.push(message);
    return new Promise<Attempt>((end) => ends.set(message, end));
  });
  return { begun, outcomes, end: (message: number, attempt: Attempt) => ends.get(message)!(attempt) };
}

test('a push service is sent a bounded number at once, and the next when one ends', async () => {
  const { begun, end } = opened(many);
  expect(begun).toEqual(many.slice(0, atOnce));
  end(3, 'sent');
  await settled();
  expect(begun).toEqual(many.slice(0, atOnce + 1));
});

test('outcomes are in the order of the messages, without those that were withheld', async () => {
  const { outcomes, end } = opened([0, 1, 2, 3]);
  end(3, 'gone');
  end(2, 'withheld');
  end(1, 'unanswered');
  end(0, 'sent');
  expect(await outcomes).toEqual(['sent', 'failed', 'gone']);
});

test('a push service that doesn’t answer several in a row is sent no more', async () => {
  const { begun, outcomes, end } = opened(many);
  for (let place = 0; place < atOnce; place++) end(place, 'unanswered');
  await settled();
  for (const place of begun.slice(atOnce)) end(place, 'unanswered');
  expect(await outcomes).toEqual(many.map(() => 'failed'));
  expect(begun.length).toBeLessThan(atOnce + mostUnanswered);
});

const between: [Attempt, boolean][] = [
  ['failed', true],
  ['withheld', false],
];

test.each(between)('a %s message in between shows that a push service is there: %s', async (attempt, isThere) => {
  const { begun, end } = opened(many);
  for (let place = 1; place < mostUnanswered; place++) end(place, 'unanswered');
  end(0, attempt);
  await settled();
  const before = begun.length;
  end(mostUnanswered, 'unanswered');
  await settled();
  expect(begun.length > before).toBe(isThere);
});
