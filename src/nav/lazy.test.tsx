// @vitest-environment happy-dom
import { act, Suspense, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';

const words = vi.hoisted(() => ({ ready: vi.fn(async () => {}) }));
vi.mock('#i18n/area.ts', () => ({ languageReady: words.ready }));

const { lazy, loaded } = await import('./lazy.tsx');
const away = () => Promise.reject(new TypeError('Failed to fetch'));

const drawn = async (part: ReactNode) => (await render(<Suspense>{part}</Suspense>)).textContent;

test('a component renders once its code and its texts have loaded', async () => {
  let resolveWords = () => {};
  words.ready.mockReturnValueOnce(new Promise((done) => (resolveWords = () => done())));
  const Part = lazy<{ name: string }>(
    async () =>
      ({ name }) =>
        name,
  );
  await render(
    <Suspense fallback="…">
      <Part name="Ana" />
    </Suspense>,
  );
  expect(document.body.textContent).toBe('…');
  await act(async () => resolveWords());
  expect(document.body.textContent).toBe('Ana');
});

test('when the code fails to load, the given fallback renders', async () => {
  const Part = lazy<object>(away, () => 'nothing to show');
  expect(await drawn(<Part />)).toBe('nothing to show');
});

test('code that fails to load is reported as missing, and its texts still load', async () => {
  words.ready.mockClear();
  await expect(loaded(away)).rejects.toMatchObject({ name: 'Failure', kind: 'missing' });
  expect(words.ready).toHaveBeenCalledOnce();
});
