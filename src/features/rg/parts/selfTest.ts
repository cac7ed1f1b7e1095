/** The questions, by their words. */
export const questions = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9'] as const;

/** The answers, by their words; each counts as much as its place. */
export const answers = ['never', 'sometimes', 'often', 'always'] as const;

/** From so many points on the next result applies. */
const thresholds = [1, 3, 8];

/** Which of the results answers come to: reckoned here, and told to nobody (checklist SX-12). */
export function resultOf(given: readonly number[]): 'result0' | 'result1' | 'result2' | 'result3' {
  const points = given.reduce((sum, each) => sum + each, 0);
  return (['result0', 'result1', 'result2', 'result3'] as const)[thresholds.filter((each) => points >= each).length]!;
}
