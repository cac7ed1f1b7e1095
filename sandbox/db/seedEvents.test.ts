import { expect, test } from 'vitest';
import { activityTypes } from '#contract/activityTypes.ts';
import { documents } from './seedDocuments.ts';

const { activities } = documents;
const known: readonly number[] = Object.values(activityTypes);

test('R-35: every type of activity is there once, and one that nobody knows (A-99)', () => {
  const types = activities.map(({ activityType }) => activityType);
  expect(new Set(types).size).toBe(types.length);
  expect(known.filter((type) => !types.includes(type))).toEqual([]);
  expect(types.filter((type) => !known.includes(type))).toHaveLength(1);
});

test('no two of them have the same id, and all but the tour have a name', () => {
  expect(new Set(activities.map(({ id }) => id)).size).toBe(activities.length);
  expect(activities.filter(({ title }) => !title).map(({ activityType }) => activityType)).toEqual([
    activityTypes.homeGuide,
  ]);
});
