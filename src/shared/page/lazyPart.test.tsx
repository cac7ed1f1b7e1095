// @vitest-environment happy-dom
import { Suspense, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { act } from 'react';
import { render } from '#tests/support/render.tsx';

const { stores } = await import('#data/stores.ts');
const { lazyPart } = await import('./lazyPart.tsx');

const Frame = ({ children }: { children?: ReactNode }) => <section>the part {children}</section>;
const text = () => document.body.textContent ?? '';

test('a part whose code fails to load shows that above its content, and loads later', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('again'));
  load.mockResolvedValue(Frame);
  const Part = lazyPart<{ children?: ReactNode }>(load);
  stores.network.onLine = false;
  await render(
    <Suspense>
      <Part>what it holds</Part>
    </Suspense>,
  );
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(text()).toContain('what it holds');
  });
  expect(text()).not.toContain('the part');
  await act(async () => void (stores.network.onLine = true));
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(text()).toContain('the part what it holds');
  });
});
