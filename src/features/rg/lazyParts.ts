import { lazy, loaded } from '#nav/lazy.tsx';

/** Loads the parts of the page that its first view doesn't need, right after it, so that they are available offline. */
export const loadParts = () => loaded(() => import('./parts/LimitsPart.tsx'));

export const BreakPart = lazy(async () => (await import('./parts/BreakPart.tsx')).BreakPart);
export const ExcludePart = lazy(async () => (await import('./parts/ExcludePart.tsx')).ExcludePart);
export const LimitsPart = lazy(async () => (await import('./parts/LimitsPart.tsx')).LimitsPart);
export const PlayerOverview = lazy(async () => (await import('./parts/PlayerOverview.tsx')).PlayerOverview);
export const SelfTest = lazy(async () => (await import('./parts/SelfTest.tsx')).SelfTest);
