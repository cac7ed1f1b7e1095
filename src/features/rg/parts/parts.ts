import { RgStatus } from '#shared/rg/RgStatus.tsx';
import { languageReady } from '#i18n/area.ts';
import { BreakPart } from './BreakPart.tsx';
import { ExcludePart } from './ExcludePart.tsx';
import { LimitsPart } from './LimitsPart.tsx';
import { Own } from './Own.tsx';
import { SelfTest } from './SelfTest.tsx';

/** Resolves when their words have come too. */
export const ready = languageReady();

/** What the first look at the page does without; all of it comes right after, so that it is here without a network. */
export const parts = { BreakPart, ExcludePart, LimitsPart, Own, SelfTest, RgStatus };
