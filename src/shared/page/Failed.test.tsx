// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { sources, textOf } from '#tests/support/imports.ts';
import { button, press, render } from '#tests/support/render.tsx';
import { Failed } from './Failed.tsx';

const missing = new Failure('refused', 404);
const retry = vi.fn();
const said = () => document.body.textContent;
/** What shows of the places that the operator doesn't have. */
const shown = () => [...document.querySelectorAll('[data-missing]:not([hidden])')];

test('what the operator doesn’t have says so with a way home, and nothing to try again (404)', async () => {
  await render(<Failed failure={missing} text="Couldn’t load the list." onRetry={retry} />);
  expect(said()).toBe('This isn’t available.Go home');
  expect(document.querySelector('a')!.getAttribute('href')).toBe('/');
  expect(button('Try again')).toBeUndefined();
  expect(document.querySelector('[aria-live=polite]')).not.toBeNull();
});

test('any other refusal says what is missing, with another try', async () => {
  await render(<Failed failure={new Failure('refused', 4001)} text="Couldn’t load the list." onRetry={retry} />);
  expect(said()).toContain('Couldn’t load the list.');
  expect(button('Try again')).toBeDefined();
});

test('a 404 is said once per page, and again where the first place of it has gone', async () => {
  function First() {
    const [isHere, setIsHere] = useState(true);
    return (
      <>
        <button onClick={() => setIsHere(false)}>Leave</button>
        {isHere && <Failed failure={missing} onRetry={retry} />}
      </>
    );
  }
  await render(
    <main>
      <First />
      <section>
        <Failed failure={missing} text="No records" onRetry={retry} />
        <Failed failure={missing} text="No figures" onRetry={retry} />
      </section>
    </main>,
  );
  expect(shown().map((each) => each.parentElement!.tagName)).toEqual(['MAIN']);
  await press('Leave');
  expect(shown().map((each) => each.parentElement!.tagName)).toEqual(['SECTION']);
});

test('a dialog over such a page says it by itself', async () => {
  await render(
    <>
      <main>
        <Failed failure={missing} onRetry={retry} />
      </main>
      <dialog open>
        <Failed failure={missing} onRetry={retry} />
      </dialog>
    </>,
  );
  expect(shown()).toHaveLength(2);
});

test('only what is no call shows an error with another try by itself: code, games, texts, this device', () => {
  const direct = sources('src', '.tsx').filter(
    (file) =>
      !file.includes('.test.') && !file.startsWith('src/shell/gallery/') && textOf(file).includes('<ErrorState'),
  );
  expect(direct.toSorted()).toEqual([
    'src/features/auth/SocialScreen.tsx',
    'src/features/info/Read.tsx',
    'src/shared/games/GamesFailed.tsx',
    'src/shared/html/SafeHtml.tsx',
    'src/shared/page/Failed.tsx',
    'src/shared/page/NotHad.tsx',
    'src/shared/page/Unreached.tsx',
  ]);
});
