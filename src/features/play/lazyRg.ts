import { lazy, loaded } from '#nav/lazy.tsx';

/** Loads the responsible gaming parts of a game, once a game is opened. */
export const loadRg = () => loaded(() => import('./rg/EndedByLimit.tsx'));

export const CareSheet = lazy(async () => (await import('./rg/CareSheet.tsx')).CareSheet);
export const LimitNotice = lazy(async () => (await import('./rg/LimitNotice.tsx')).LimitNotice);
export const DepositOffer = lazy(async () => (await import('./rg/DepositOffer.tsx')).DepositOffer);
export const EndedByLimit = lazy(async () => (await import('./rg/EndedByLimit.tsx')).EndedByLimit);
export const RealityCheck = lazy(async () => (await import('./rg/RealityCheck.tsx')).RealityCheck);
