import { feedbackTypes } from '#contract/feedback/terms.ts';
import { words } from '../words.en.ts';

/** What a feedback is about, in words; a type that this build doesn't know is something else. */
export function useTypeText(): (type: string) => string {
  const t = words.use();
  return (type) => t(feedbackTypes.find((each) => each === type) ?? 'other');
}
