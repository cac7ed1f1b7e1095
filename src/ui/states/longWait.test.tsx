// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLongWait } from './longWait.ts';
import { Skeleton } from './Skeleton.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const Word = () => (useLongWait() ? 'Still loading' : '');
const said = () => document.querySelector('p')!.textContent;

let root: Root;
const show = (shape: 'lines' | 'picture' | 'nothing') =>
  act(async () =>
    root.render(
      <>
        <p>
          <Word />
        </p>
        {shape === 'lines' && <Skeleton lines={3} />}
        {shape === 'picture' && <Skeleton ratio={2} />}
      </>,
    ),
  );
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div')!);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

test('I6: shapes stand for two seconds without a word, and the word goes with them', async () => {
  await show('lines');
  await pass(1_999);
  expect(said()).toBe('');
  await pass(1);
  expect(said()).toBe('Still loading');
  await show('nothing');
  expect(said()).toBe('');
});

test('I6: one shape that takes another’s place doesn’t begin the wait anew', async () => {
  await show('lines');
  await pass(1_500);
  await show('picture');
  await pass(500);
  expect(said()).toBe('Still loading');
});

test('what comes in time is waited for without a word', async () => {
  await show('lines');
  await pass(1_500);
  await show('nothing');
  await pass(5_000);
  expect(said()).toBe('');
});
