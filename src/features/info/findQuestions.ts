import type { Topic } from './texts/faq.ts';

/** The topics with the questions that concern something that this app has here, judged by their links. */
export const questionsHere = (topics: readonly Topic[], exists: (address: string) => boolean): readonly Topic[] =>
  topics.map((topic) => ({
    ...topic,
    questions: topic.questions.filter(({ links }) => !links || links.some(exists)),
  }));

/** Normalizes text for the search: case and accents are ignored. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * The topics with the questions that contain every word of a search text, in question or answer; all of them for an
 * empty text.
 */
export function findQuestions(
  topics: readonly Topic[],
  text: string,
  /** Fills in the placeholders of a text, as it is shown. */
  withBrand: (text: string) => string,
): readonly Topic[] {
  const sought = folded(text).split(/\s+/).filter(Boolean);
  return topics
    .map(({ questions, ...topic }) => ({
      ...topic,
      questions: questions.filter(({ q, a }) => {
        const searched = folded(withBrand([q, ...a.flat()].join(' ')));
        return sought.every((word) => searched.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
