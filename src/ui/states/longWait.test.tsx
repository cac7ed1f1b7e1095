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

test('placeholders show without text for two seconds, and the text goes with them (I6)', async () => {
  await show('lines');
  await advance(1_999);
  expect(said()).toBe('');
  await advance(1);
  expect(said()).toBe('Still loading');
  await show('nothing');
  expect(said()).toBe('');
});

test('a placeholder replacing another doesn’t restart the wait (I6)', async () => {
  await show('lines');
  await advance(1_500);
  await show('picture');
  await advance(500);
  expect(said()).toBe('Still loading');
});

test('content that arrives in time shows no waiting text', async () => {
  await show('lines');
  await advance(1_500);
  await show('nothing');
  await advance(5_000);
  expect(said()).toBe('');
});
