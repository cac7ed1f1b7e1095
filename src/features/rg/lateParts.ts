import { lazy, loaded } from '#nav/lazy.tsx';

/** Loads the parts of the page that its first view doesn't need, right after it, so that they are available offline. */
export const bringParts = () => loaded(() => import('./parts/LimitsPart.tsx'));

export const BreakPart = lazy(async () => (await import('./parts/BreakPart.tsx')).BreakPart);
export const ExcludePart = lazy(async () => (await import('./parts/ExcludePart.tsx')).ExcludePart);
export const LimitsPart = lazy(async () => (await import('./parts/LimitsPart.tsx')).LimitsPart);
export const Own = lazy(async () => (await import('./parts/Own.tsx')).Own);
export const SelfTest = lazy(async () => (await import('./parts/SelfTest.tsx')).SelfTest);
