import { lazy, loaded } from '#nav/lazy.tsx';

/** Loads the responsible gaming parts of a game, once a game is opened. */
export const bringCare = () => loaded(() => import('./rg/Over.tsx'));

export const ByLimit = lazy(async () => (await import('./rg/ByLimit.tsx')).ByLimit);
export const DepositOffer = lazy(async () => (await import('./rg/DepositOffer.tsx')).DepositOffer);
export const Over = lazy(async () => (await import('./rg/Over.tsx')).Over);
export const RealityCheck = lazy(async () => (await import('./rg/RealityCheck.tsx')).RealityCheck);
