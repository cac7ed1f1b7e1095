import type { Topic } from './texts/faq.ts';

/** Letters as they are looked for: no case, no accents. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The topics with the questions that have every word of a text, in the question or in its answer; all of them for no text. */
export function findQuestions(
  topics: readonly Topic[],
  text: string,
  /** Fills in what a question leaves open, as it is shown. */
  say: (text: string) => string,
): readonly Topic[] {
  const sought = folded(text).split(/\s+/).filter(Boolean);
  return topics
    .map(({ questions, ...topic }) => ({
      ...topic,
      questions: questions.filter(({ q, a }) => {
        const said = folded(say([q, ...a.flat()].join(' ')));
        return sought.every((word) => said.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
