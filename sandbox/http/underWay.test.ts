import { expect, test } from 'vitest';
import { followed } from './underWay.ts';

const request = () => new Request('http://localhost/');

test('draining ends with the last request in flight, including late arrivals', async () => {
  const answers: ((response: Response) => void)[] = [];
  const { fetch, ended } = followed(() => new Promise((answer) => answers.push(answer)));
  const first = fetch(request());
  let isOver = false;
  const over = ended().then(() => (isOver = true));
  const second = fetch(request());
  answers[0]!(new Response());
  await first;
  expect(isOver).toBe(false);
  answers[1]!(new Response());
  await second;
  await over;
  await ended();
});

test('a failed request counts as finished', async () => {
  const { fetch, ended } = followed(() => Promise.reject(new Error('failed')));
  await expect(fetch(request())).rejects.toThrow('failed');
  await ended();
});

test('a request after the end is answered 503 and not handled', async () => {
  let handled = 0;
  const { fetch, ended } = followed(() => new Response(String((handled += 1))));
  await ended();
  expect((await fetch(request())).status).toBe(503);
  expect(handled).toBe(0);
});
