import type { Keys } from '#sandbox/keys.ts';
import { judgeCall } from '#sandbox/signedCall.ts';
import { addressOf } from './address.ts';
import { isOldForm, type OldForm, type PartnerName } from './oldForm.ts';
import type { PartnerLog } from './partnerLog.ts';

/** The partners' calls, and which partner may make each. */
const askedBy = { wallet: 'game', payment: 'gateway', payout: 'gateway' } as const satisfies Partial<
  Record<keyof Keys, PartnerName>
>;

export interface GateOptions {
  keys: Pick<Keys, keyof typeof askedBy>;
  now: () => number;
  /** Partners whose former signatures are still accepted; by default none. */
  oldForm?: OldForm | undefined;
  /** Records how partners sign. */
  log?: PartnerLog | undefined;
}

/**
 * The refusal of a partner's call; a wrong time is answered with the operator's, so that partners can set their
 * clocks.
 */
type GateRefusal = { error: 'signature' } | { error: 'time'; serverTime: number };

/**
 * Judges calls by their signature, one in the old form also by its address: returns the refusal, undefined for accepted
 * ones.
 */
export function createGate({ keys, now, oldForm, log }: GateOptions) {
  return (purpose: keyof typeof askedBy, request: Request, body: string, peer: string): GateRefusal | undefined => {
    const [partner, serverTime] = [askedBy[purpose], now()];
    const address = addressOf(request, peer);
    if (oldForm && isOldForm(oldForm, { partner, purpose, address }, request, body, serverTime)) {
      log?.oldForm(partner, serverTime);
      return undefined;
    }
    const { verdict, skew } = judgeCall(request, body, { partner, key: keys[purpose] }, serverTime);
    log?.judged(partner, { verdict, skew }, serverTime);
    if (verdict === 'right') return undefined;
    return verdict === 'time' ? { error: 'time', serverTime } : { error: 'signature' };
  };
}
