import { proxy } from 'valtio';
import type { parts } from '#shell/laterParts.ts';

/** The parts of the shell that load after the first screen, as every layer may show them; null until they have loaded. */
export const shellParts = proxy<{ parts: typeof parts | null }>({ parts: null });
