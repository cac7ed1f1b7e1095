import type { Judged } from '#sandbox/signedCall.ts';
import { partnerNames, type PartnerName } from './oldForm.ts';

/** How one partner's calls were signed since the start; times in epoch milliseconds. */
interface Signing {
  /** How many were accepted, and of these how many by a former signature. */
  taken: number;
  oldForm: number;
  oldFormAt: number | null;
  /** How many were refused, by cause, and the time of the last one. */
  refused: { signature: number; time: number };
  refusedAt: number | null;
  /** How far the partner's clock was ahead at the last valid signature, milliseconds; negative if behind. */
  skew: number;
}

const nothing = (): Signing => ({
  taken: 0,
  oldForm: 0,
  oldFormAt: null,
  refused: { signature: 0, time: 0 },
  refusedAt: null,
  skew: 0,
});

/** Counts, for staff, how partners sign: whose clock is off, who uses former signatures, and who is refused. */
export function createPartnerLog() {
  const all = Object.fromEntries(partnerNames.map((name) => [name, nothing()])) as Record<PartnerName, Signing>;
  return {
    all: () => all,
    judged(partner: PartnerName, { verdict, skew }: Judged, time: number) {
      const signing = all[partner];
      if (verdict === 'right') signing.taken++;
      else {
        signing.refused[verdict]++;
        signing.refusedAt = time;
      }
      if (verdict !== 'signature') signing.skew = skew;
    },
    oldForm(partner: PartnerName, time: number) {
      const signing = all[partner];
      signing.taken++;
      signing.oldForm++;
      signing.oldFormAt = time;
    },
  };
}

export type PartnerLog = ReturnType<typeof createPartnerLog>;
