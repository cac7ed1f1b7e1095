import { languageReady } from '#i18n/area.ts';
import { ByLimit } from './ByLimit.tsx';
import { DepositOffer } from './DepositOffer.tsx';
import { Over } from './Over.tsx';
import { RealityCheck } from './RealityCheck.tsx';

/** Resolves when their words have come too. */
export const ready = languageReady();

/** What protects a player in a game; it comes once the game is asked for. */
export const care = { ByLimit, DepositOffer, Over, RealityCheck };
