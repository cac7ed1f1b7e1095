import { expect, test } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import { documents } from './documents.ts';

const { activities } = documents;
const known: readonly number[] = Object.values(activityTypes);

test('every activity type is seeded once, plus one unknown type (A-99) (R-35)', () => {
  const types = activities.map(({ activityType }) => activityType);
  expect(new Set(types).size).toBe(types.length);
  expect(known.filter((type) => !types.includes(type))).toEqual([]);
  expect(types.filter((type) => !known.includes(type))).toHaveLength(1);
});

test('activity ids are unique, and all but the tour have a title', () => {
  expect(new Set(activities.map(({ id }) => id)).size).toBe(activities.length);
  expect(activities.filter(({ title }) => !title).map(({ activityType }) => activityType)).toEqual([
    activityTypes.homeGuide,
  ]);
});

test('agents, sharing, the download and an external link each run once (A-26, A-29, A-32, A-40, A-41)', () => {
  const { Agent, AgentCount, Agent5, InviteFriend1, OutLink, Download } = activityTypes;
  for (const type of [Agent, AgentCount, Agent5, InviteFriend1, OutLink, Download])
    expect(activities.filter(({ activityType, endTime }) => activityType === type && !endTime)).toHaveLength(1);
  const { clickAction } = activities.find(({ activityType }) => activityType === OutLink)!;
  expect(new URL(clickAction!).protocol).toBe('https:');
});

test('no activity promises an income (SH-08)', () => {
  const texts = activities.map(({ title, params }) => JSON.stringify([title, params]));
  expect(texts.filter((text) => /\b(earn|income|salary|profit)/i.test(text))).toEqual([]);
});
