import { defaultLengths } from '#contract/defaults.ts';
import { digitsIn, type Span } from '../forms/digits.ts';

/** V-02: the error of a code, which has digits only, as many as the operator's config says. */
export function codeError(text: string, span: Span = defaultLengths.smsCode) {
  if (/^\d+$/.test(text) && text.length >= span.min && text.length <= span.max) return null;
  return { key: 'codeWrong', params: { digits: digitsIn(span) } } as const;
}
