import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rolloutAge } from '#sandbox/hosting/rollout.ts';
import { kept, sweptTables } from '#sandbox/operator/api/sweepRules.ts';
import { draftLifetime } from '#worker/features/drafts/bounds.ts';
import { expiredWait } from '#worker/features/rg/abandoned.ts';

const day = 24 * 60 * 60 * 1_000;
const paper = readFileSync('docs/data-retention.md', 'utf8');
const rows = paper.split('\n').filter((line) => line.startsWith('|'));

/** The rows that name this, in backquotes or as a cell. */
const rowOf = (name: string) =>
  rows.filter((row) => row.includes(`\`${name}\``) || row.includes(`| ${name} `)).join('\n');

/** Every number of days in some text. */
const daysIn = (text: string) => [...text.matchAll(/\b(\d+) days?\b/g)].map(([, days]) => Number(days) * day);

/** What is deleted when, by table. */
const deleted: Record<string, readonly number[]> = {
  login_tries: [kept.tries],
  bind_tickets: [kept.tickets],
  codes: [kept.codes],
  tokens: [kept.sessions, kept.revokedSessions],
  rounds: [kept.refusedBets],
  stays: [kept.unplayedGames, kept.betlessGames],
  operations: [kept.restrictingActs, kept.valuelessActs, kept.refusedActs, kept.endlessRefusals, kept.strangersActs],
  claims: [kept.visits],
  sms_notices: [kept.notices],
  push_messages: [kept.pushes],
  push_subscriptions: [],
  events: [kept.events, kept.strangersEvents],
  feedback_pictures: [kept.feedbackPictures, kept.newcomersPictures],
  kyc_images: [kept.unsubmittedPictures, kept.rejectedPictures],
  contest_scores: [kept.contestScores],
  contest_spans: [kept.contestSpans],
  reality_acks: [kept.acknowledgements],
};

test('the paper names how long the sandbox keeps what it deletes', () => {
  expect(Object.keys(deleted).toSorted()).toEqual([...sweptTables].toSorted());
  const ascending = (times: readonly number[]) => times.toSorted((a, b) => a - b);
  expect(ascending(Object.values(deleted).flat())).toEqual(ascending(Object.values(kept)));
  for (const [table, times] of Object.entries(deleted)) expect([table, daysIn(rowOf(table))]).toEqual([table, times]);
});

test('the paper has every table of the sandbox once, and no other', () => {
  const sources = readdirSync('sandbox/db').filter((name) => /(?:ables|igrations|igrate)\.ts$/.test(name));
  const made = sources.flatMap((name) =>
    [...readFileSync(path.join('sandbox/db', name), 'utf8').matchAll(/create table (?:if not exists )?(\w+)/g)].map(
      ([, table]) => table!,
    ),
  );
  const [, ofOperator = ''] = paper.split("## In the operator's database");
  const named = [...ofOperator.matchAll(/^\|.*$/gm)].flatMap(([row]) =>
    [...row.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name!),
  );
  expect(made.length).toBeGreaterThan(50);
  expect(named.toSorted()).toEqual([...new Set(made)].toSorted());
});

test('the paper names how long a device keeps drafts, requests of an expired session and its group of builds', () => {
  expect(daysIn(rowOf('drafts'))).toEqual([draftLifetime]);
  expect(daysIn(rowOf('limits and opt-outs'))).toEqual([expiredWait]);
  expect(daysIn(rowOf('rollout'))).toEqual([rolloutAge * 1_000]);
});
