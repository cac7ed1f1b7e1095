import type { Check } from './check.ts';
import { access } from './checks/access.ts';
import { account } from './checks/account.ts';
import { copies } from './checks/copies.ts';
import { deadlines } from './checks/deadlines.ts';
import { deletion } from './checks/deletion.ts';
import { elsewhere } from './checks/elsewhere.ts';
import { endedPlay } from './checks/endedPlay.ts';
import { entry } from './checks/entry.ts';
import { envelope } from './checks/envelope.ts';
import { language } from './checks/language.ts';
import { inputs } from './checks/inputs.ts';
import { limits } from './checks/limits.ts';
import { listChecks } from './checks/lists.ts';
import { lobby } from './checks/lobby.ts';
import { looserLimits } from './checks/loosening.ts';
import { othersPayouts } from './checks/othersPayouts.ts';
import { ownLimits } from './checks/ownLimits.ts';
import { payouts } from './checks/payouts.ts';
import { payments } from './checks/payments.ts';
import { periods } from './checks/periods.ts';
import { play } from './checks/play.ts';
import { playLimits } from './checks/playLimits.ts';
import { playRecords } from './checks/playRecords.ts';
import { proofs } from './checks/proofs.ts';
import { protection } from './checks/protection.ts';
import { refusals } from './checks/refusals.ts';
import { restrictions } from './checks/restrictions.ts';
import { rewards } from './checks/rewards.ts';
import { rounds } from './checks/rounds.ts';
import { shapes } from './checks/shapes.ts';
import { statements } from './checks/statements.ts';
import { strangers } from './checks/strangers.ts';
import { tokens } from './checks/tokens.ts';
import { withdrawals } from './checks/withdrawals.ts';
import { without } from './checks/without.ts';

/** All checks of the kit, group by group. */
export const checks: readonly Check[] = [
  ...envelope,
  ...tokens,
  ...without,
  ...inputs,
  ...shapes,
  ...refusals,
  ...entry,
  ...lobby,
  ...language,
  ...account,
  ...proofs,
  ...deletion,
  ...access,
  ...copies,
  ...deadlines,
  ...payments,
  ...statements,
  ...listChecks,
  ...limits,
  ...looserLimits,
  ...periods,
  ...protection,
  ...restrictions,
  ...elsewhere,
  ...play,
  ...rounds,
  ...endedPlay,
  ...playRecords,
  ...playLimits,
  ...ownLimits,
  ...payouts,
  ...withdrawals,
  ...othersPayouts,
  ...rewards,
  ...strangers,
];
