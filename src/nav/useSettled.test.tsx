// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import type { ReadName } from '#contract/endpoints.ts';
import { render } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

const { useAsked } = await import('./useSettled.ts');

function Asked({ name }: { name: ReadName }) {
  return <p>{String(useAsked(name, {}))}</p>;
}

test('a read that ends after that of another reply doesn’t make the other one unknown', async () => {
  const answers = new Map<string, () => void>();
  app.replies.read.mockImplementation((name) => new Promise<void>((answer) => answers.set(name, answer)));
  const place = await render(<Asked name="getActivityIds" />);
  await render(<Asked name="firstDepositInfo" />);
  await act(async () => answers.get('firstDepositInfo')!());
  expect(place.textContent).toBe('true');
  await act(async () => answers.get('getActivityIds')!());
  expect(place.textContent).toBe('true');
});
