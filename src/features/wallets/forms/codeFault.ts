import { defaultLengths } from '#contract/limits.ts';
import type { Fault } from './fault.ts';

/** V-02: as many digits as the config says. */
export function codeFault(
  text: string,
  span: { readonly min: number; readonly max: number } | undefined,
): Fault | null {
  const { min, max } = span ?? defaultLengths.smsCode;
  if (/^\d+$/.test(text) && text.length >= min && text.length <= max) return null;
  return { key: 'codeWrong', params: { digits: min === max ? min : `${min}–${max}` } };
}
