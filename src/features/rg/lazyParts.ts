import { loaded } from '#nav/lazy.tsx';
import { lazyPart } from '#shared/page/lazyPart.tsx';

/** Loads the parts of the page that its first view doesn't need, right after it, so that they are available offline. */
export const loadParts = () => loaded(() => import('./parts/LimitsPart.tsx'));

export const BreakPart = lazyPart(async () => (await import('./parts/BreakPart.tsx')).BreakPart);
export const ExcludePart = lazyPart(async () => (await import('./parts/ExcludePart.tsx')).ExcludePart);
export const LimitsPart = lazyPart(async () => (await import('./parts/LimitsPart.tsx')).LimitsPart);
export const PlayerOverview = lazyPart(async () => (await import('./parts/PlayerOverview.tsx')).PlayerOverview);
export const SelfTest = lazyPart(async () => (await import('./parts/SelfTest.tsx')).SelfTest);
