import { defaultLengths } from '#contract/defaults.ts';

interface Span {
  readonly min: number;
  readonly max: number;
}

/** The length of a code as text: 6, or 4–6. */
export const digitsIn = ({ min, max }: Span) => (min === max ? min : `${min}–${max}`);

/** V-02: the error of a code, which has digits only, as many as the operator's config says. */
export function codeFault(text: string, span: Span = defaultLengths.smsCode) {
  if (/^\d+$/.test(text) && text.length >= span.min && text.length <= span.max) return null;
  return { key: 'codeWrong', params: { digits: digitsIn(span) } } as const;
}
