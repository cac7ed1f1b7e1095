import { proxy } from 'valtio';
import type { parts } from '#shell/laterParts.ts';

/** Components of the shell that load after the first screen, for use in every layer; null until loaded. */
export const shellParts = proxy<{ parts: typeof parts | null }>({ parts: null });
