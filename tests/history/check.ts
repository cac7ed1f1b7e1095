import { amountsAsSaid } from './balance.ts';
import { staysSettled } from './closed.ts';
import type { History } from './entry.ts';
import { bounded, eventsCame, nothingThrown } from './events.ts';
import { oneIdAnAct, sentOnce } from './ids.ts';
import { openUntilRead, toldTruly } from './money.ts';
import { answersTheirOwn, expiresOnce, tokensEnd } from './session.ts';
import { oneHeartbeat, oneLeads, onePoll, reloadsRarely, workersAnswer } from './tabs.ts';

/** The checked invariants (reliability 3), each with the rules that prove it. */
const rules = [
  sentOnce,
  oneIdAnAct,
  toldTruly,
  openUntilRead,
  staysSettled,
  amountsAsSaid,
  eventsCame,
  tokensEnd,
  answersTheirOwn,
  workersAnswer,
  reloadsRarely,
  nothingThrown,
  expiresOnce,
  oneHeartbeat,
  onePoll,
  oneLeads,
  bounded,
];

/** Violations of the invariants in a recorded run, a sentence each; empty for a correct run. */
export function checkHistory(history: History): string[] {
  const client = history.client.toSorted((a, b) => a.at - b.at);
  const server = history.server.toSorted((a, b) => a.time - b.time);
  return rules.flatMap((rule) => rule({ ...history, client, server }));
}
