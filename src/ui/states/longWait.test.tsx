// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { advance, render } from '#tests/support/render.tsx';
import { useLongWait } from './longWait.ts';
import { Skeleton } from './Skeleton.tsx';

const Word = () => (useLongWait() ? 'Still loading' : '');
const said = () => document.querySelector('p')!.textContent;

const show = (shape: 'lines' | 'picture' | 'nothing') =>
  render(
    <>
      <p>
        <Word />
      </p>
      {shape === 'lines' && <Skeleton lines={3} />}
      {shape === 'picture' && <Skeleton ratio={2} />}
    </>,
  );

beforeEach(() => void vi.useFakeTimers());

test('I6: shapes stand for two seconds without a word, and the word goes with them', async () => {
  await show('lines');
  await advance(1_999);
  expect(said()).toBe('');
  await advance(1);
  expect(said()).toBe('Still loading');
  await show('nothing');
  expect(said()).toBe('');
});

test('I6: one shape that takes another’s place doesn’t begin the wait anew', async () => {
  await show('lines');
  await advance(1_500);
  await show('picture');
  await advance(500);
  expect(said()).toBe('Still loading');
});

test('what comes in time is waited for without a word', async () => {
  await show('lines');
  await advance(1_500);
  await show('nothing');
  await advance(5_000);
  expect(said()).toBe('');
});
