import type { Days, Period } from '#shared/records/days.ts';

const day = 24 * 60 * 60 * 1_000;

/** The periods of the report; `own` is a range of days that the player chooses. */
export const periods = ['today', 'yesterday', 'week', 'month', 'own'] as const satisfies readonly Period[];

/** Every day of a range, the earliest first. */
export function eachDay({ from, to }: Days): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return Array.from({ length: (last - first) / day + 1 }, (_, at) =>
    new Date(first + at * day).toISOString().slice(0, 10),
  );
}
