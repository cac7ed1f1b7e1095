import { sql, type RawBuilder } from 'kysely';
import { rechargeStates } from '#contract/deposits.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import { kycStates } from '#contract/kyc.ts';
import { ofVisits } from '../tasks/visits.ts';
import { isRestricting, restricting } from './actBudget.ts';

const day = 24 * 60 * 60_000;

/**
 * How long after its end each kind of row is kept, in milliseconds. An attempt is forgiven within a quarter of an
 * hour, a code is counted until its day is over. A refused act is kept far longer than any copy can be in flight, and
 * so is a bet that was refused or rolled back before it came: a provider repeats a call for about an hour, and serves no
 * game that has been idle for twelve. A launched game without bets counts as play time. A revoked session is answered
 * like an unknown one, and the visits of a week count until its end.
 * Anybody may send visitors' events, or open an account and send a newcomer's, so these fill no disk: each kind is at
 * most 50 GB a week, and newcomers' pictures 15 GB from one address (`caps.ts`). Pictures for an identity check outlive
 * the app's draft of it.
 * Acknowledged reality checks and acts by which players restrict their play are evidence of player protection, kept as
 * long as other records (RA 9160, five years). A device that comes back after months without an answer sends its
 * exclusion again, and gets the first answer.
 */
export const kept = {
  tries: day,
  tickets: day,
  codes: 2 * day,
  sessions: 30 * day,
  revokedSessions: day,
  unplayedGames: 30 * day,
  betlessGames: 366 * day,
  refusedBets: 7 * day,
  refusedActs: 30 * day,
  endlessRefusals: 366 * day,
  strangersActs: 2 * day,
  visits: 8 * day,
  notices: 90 * day,
  pushes: 7 * day,
  events: 90 * day,
  strangersEvents: 7 * day,
  acknowledgements: 5 * 366 * day,
  restrictingActs: 5 * 366 * day,
  feedbackPictures: 366 * day,
  newcomersPictures: 30 * day,
  unsubmittedPictures: 30 * day,
  rejectedPictures: 30 * day,
  valuelessActs: 30 * day,
  contestScores: 14 * day,
  contestSpans: 15 * day,
};

/** The calls that move no value and whose copies get the first answer. */
const identified = Object.entries(endpoints).flatMap(([name, endpoint]) => ('identified' in endpoint ? [name] : []));
/** Those whose records are over within weeks, such as `exitGame`. */
const valueless = identified.filter((name) => !isRestricting(name));

/** The calls that grant by a claim of their time alone: a copy of one without a claim grants no more than a new call. */
const claiming = ['actInviteClickInvite', 'followVisit'] as const satisfies readonly Name[];

/** Whether a player is a newcomer, who has deposited nothing yet. */
const isNewcomer = (userId: string) =>
  sql`not exists (select from recharges
    where recharges.user_id = ${sql.ref(userId)} and recharges.status = ${rechargeStates.paid})`;

/** Whether a player's identity check is of somebody who had deposited into the account that they left to its owner. */
const hadDeposited = (userId: string) =>
  sql`exists (select from kyc_checks as theirs
    join users as closed on closed.id = theirs.user_id
    join recharges on recharges.user_id = theirs.former_id
    where theirs.user_id = ${sql.ref(userId)} and recharges.status = ${rechargeStates.paid}
      and recharges.created_at < closed.created_at)`;

/** Whether a row has come to an age since the last sweep; for rows that are over then, or stay for good. */
const cameTo = (age: number, time: number, since: number) => sql`time >= ${since - age} and time < ${time - age}`;

/** Times in epoch milliseconds: of this sweep, and of the last complete one, 0 if there was none. */
type Rule = readonly [table: string, isOver: (time: number, since: number) => RawBuilder<boolean>];

/**
 * What is swept, by table. Never: bookings, orders, rounds with a bet, rebates, rewards, coupons, requirements, limits,
 * exclusions, devices, and completed acts that move value, or claim something: a device may ask for their outcome
 * whenever it comes back, and they are no more than the bookings are. An act without an expiry (`not_after`) could still arrive, so its refusal
 * stays for a year. Strangers' acts book nothing and nobody looks up their outcome: they are kept as long as the codes
 * that they request.
 */
export const rules: readonly Rule[] = [
  ['login_tries', (time) => sql`greatest(locked_until, tried_at) < ${time - kept.tries}`],
  ['bind_tickets', (time) => sql`expires_at < ${time - kept.tickets}`],
  ['codes', (time) => sql`sent_at < ${time - kept.codes}`],
  // The last two sessions of a player stay, as they show the last log-in.
  [
    'tokens',
    (time) => sql`expires_at < ${time - kept.sessions} and exists (
      select from tokens as later where later.user_id = tokens.user_id
      and (later.created_at, later.id) > (tokens.created_at, tokens.id) offset 1)`,
  ],
  [
    'tokens',
    (time) => sql`revoked and created_at < ${time - kept.revokedSessions} and exists (
      select from tokens as later where later.user_id = tokens.user_id
      and (later.created_at, later.id) > (tokens.created_at, tokens.id) offset 1)`,
  ],
  ['rounds', (time) => sql`coin_after_bet is null and at < ${time - kept.refusedBets}`],
  [
    'stays',
    (time) => sql`opened_at < ${time - kept.unplayedGames} and (demo or not launched)
      and not exists (select from rounds where rounds.stay_id = stays.id)`,
  ],
  [
    'stays',
    (time) => sql`opened_at < ${time - kept.betlessGames} and bet = 0
      and not exists (select from rounds where rounds.stay_id = stays.id)`,
  ],
  [
    'operations',
    (time) => sql`state = 'refused' and not_after is not null
      and greatest(not_after, time) < ${time - kept.refusedActs}`,
  ],
  ['operations', (time) => sql`state = 'refused' and time < ${time - kept.endlessRefusals}`],
  [
    'operations',
    (time, since) => sql`state = 'done' and not_after is null
      and call in (${sql.join(valueless)}) and ${cameTo(kept.valuelessActs, time, since)}`,
  ],
  [
    'operations',
    (time) => sql`state = 'done' and not_after is null
      and call in (${sql.join(restricting)}) and time < ${time - kept.restrictingActs}`,
  ],
  [
    'operations',
    (time, since) => sql`state = 'done' and call in (${sql.join(claiming)})
      and ${cameTo(kept.valuelessActs, time, since)}
      and not exists (select from claims where claims.user_id = operations.user_id and claims.time = operations.time)`,
  ],
  ['operations', (time) => sql`user_id = 0 and time < ${time - kept.strangersActs}`],
  ['claims', (time) => sql`starts_with(name, ${ofVisits}) and time < ${time - kept.visits}`],
  ['sms_notices', (time) => sql`sent_at < ${time - kept.notices}`],
  ['push_messages', (time) => sql`made_at < ${time - kept.pushes}`],
  [
    'push_subscriptions',
    (time) => sql`not exists (select from tokens
      where tokens.hash = push_subscriptions.session and not tokens.revoked and tokens.expires_at > ${time})`,
  ],
  ['events', (time) => sql`user_id = 0 and received_at < ${time - kept.strangersEvents}`],
  ['events', (time) => sql`newcomer and received_at < ${time - kept.strangersEvents}`],
  ['events', (time) => sql`received_at < ${time - kept.events}`],
  ['feedback_pictures', (time) => sql`time < ${time - kept.feedbackPictures}`],
  [
    'feedback_pictures',
    (time, since) => sql`${cameTo(kept.newcomersPictures, time, since)} and exists (select from feedback
      where feedback.id = feedback_pictures.feedback_id and ${isNewcomer('feedback.user_id')})`,
  ],
  [
    'kyc_images',
    (time, since) => sql`${cameTo(kept.unsubmittedPictures, time, since)}
      and not exists (select from kyc_checks where kyc_checks.user_id = kyc_images.user_id)`,
  ],
  [
    'kyc_images',
    (time) => sql`time < ${time - kept.rejectedPictures} and ${isNewcomer('kyc_images.user_id')}
      and not ${hadDeposited('kyc_images.user_id')}
      and not exists (select from kyc_checks where kyc_checks.user_id = kyc_images.user_id
        and (verdict = ${kycStates.passed} or decided_at > ${time}))`,
  ],
  [
    'contest_scores',
    (time) => sql`exists (select from contest_spans
      where contest_spans.id = contest_scores.span_id and end_time < ${time - kept.contestScores})`,
  ],
  [
    'contest_spans',
    (time) => sql`end_time < ${time - kept.contestSpans}
      and not exists (select from contest_scores where contest_scores.span_id = contest_spans.id)`,
  ],
  ['reality_acks', (time) => sql`time < ${time - kept.acknowledgements}`],
];

/** The tables from which something is swept. */
export const sweptTables: ReadonlySet<string> = new Set(rules.map(([table]) => table));
