import { expect, test } from 'vitest';
import { activityTypes } from '#contract/activityTypes.ts';
import { documents } from './documents.ts';

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

test('A-26, A-29, A-32, A-40, A-41: agents, sharing, the download and a link out of the app are there once each, and run', () => {
  const { Agent, AgentCount, Agent5, InviteFriend1, OutLink, Download } = activityTypes;
  for (const type of [Agent, AgentCount, Agent5, InviteFriend1, OutLink, Download])
    expect(activities.filter(({ activityType, endTime }) => activityType === type && !endTime)).toHaveLength(1);
  const { clickAction } = activities.find(({ activityType }) => activityType === OutLink)!;
  expect(new URL(clickAction!).protocol).toBe('https:');
});

test('SH-08: no activity promises an income', () => {
  const texts = activities.map(({ title, params }) => JSON.stringify([title, params]));
  expect(texts.filter((text) => /\b(earn|income|salary|profit)/i.test(text))).toEqual([]);
});
