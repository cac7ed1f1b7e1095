// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

vi.mock('#nav/report.ts', () => ({ report: () => {} }));

const { isPulled } = await import('./PullRefresh.tsx');

test.each([
  ['/', true],
  ['/member', true],
  ['/member/games', true],
  ['/member/sessions', true],
  ['/member/report', true],
  ['/member/retrieve-balance', true],
  ['/activity/bank', true],
  ['/activity/follow', true],
  ['/bonus/tasks', true],
  ['/vip', true],
  ['/vip/level', true],
  ['/wallets/record', true],
  ['/wallets/card/list', true],
  ['/wallets', false],
  ['/wallets/card/edit', false],
  ['/game/start', false],
])('%s can be pulled: %s (L-12)', (pathname, is) => expect(isPulled(pathname)).toBe(is));
