/** Text keys of the questions. */
export const questions = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9'] as const;

/** Text keys of the answers; each scores its index. */
export const answers = ['never', 'sometimes', 'often', 'always'] as const;

/** The minimum scores of the second and later results. */
const thresholds = [1, 3, 8];

/** The result for the given answers, computed on the device and never sent (checklist SX-12). */
export function resultOf(given: readonly number[]): 'result0' | 'result1' | 'result2' | 'result3' {
  const points = given.reduce((sum, each) => sum + each, 0);
  return (['result0', 'result1', 'result2', 'result3'] as const)[thresholds.filter((each) => points >= each).length]!;
}
