import type { Fault } from './fault.ts';
import { ofActs } from './ofActs.ts';
import { ofPartners } from './ofPartners.ts';
import { ofProtection } from './ofProtection.ts';
import { ofShapes } from './ofShapes.ts';

/** Every fault that is planted to prove the kit. */
export const faults: readonly Fault[] = [...ofShapes, ...ofActs, ...ofProtection, ...ofPartners];
