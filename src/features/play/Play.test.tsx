// @vitest-environment happy-dom
import { act, lazy, type FunctionComponent } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { Failure } from '#contract/failure.ts';
import * as codes from '#contract/codes.ts';

const come = vi.hoisted((): { care?(): void } => ({}));
vi.mock('./lazyRg.ts', () => ({
  loadRg: () => Promise.resolve(),
  LimitNotice: lazy(
    () =>
      new Promise<{ default: FunctionComponent }>((ready) => {
        come.care = () => ready({ default: () => <p>Your own limit</p> });
      }),
  ),
  DepositOffer: () => null,
  RealityCheck: () => null,
}));
vi.mock('./useOpenGame.ts', () => ({
  useOpenGame: () => ({ opening: { stage: 'failed', why: new Failure('refused', codes.timeLimit) } }),
}));
vi.mock('./bar/GameBar.tsx', () => ({ GameBar: () => null }));
const { Play } = await import('./Play.tsx');

test('the game area shows a placeholder until the reason for the refusal is known (GA-12)', async () => {
  await render(<Play gameId={1} tryIt={false} activityId={0} onEnded={() => {}} />);
  expect(document.body.textContent).toBe('Opening the game…');
  await act(async () => come.care!());
  expect(document.body.textContent).toBe('Your own limit');
});
