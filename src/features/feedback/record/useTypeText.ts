import { feedbackTypes } from '#contract/feedback/terms.ts';
import { words } from '../words.en.ts';

/** A feedback's topic in words; an unknown type is "something else". */
export function useTypeText(): (type: string) => string {
  const t = words.use();
  return (type) => t(feedbackTypes.find((each) => each === type) ?? 'other');
}
