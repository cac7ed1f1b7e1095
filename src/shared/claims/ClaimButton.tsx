import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { words } from './words.en.ts';

interface ClaimButtonProps<I extends object> {
  /** The money act, of `useMoneyAct`. */
  act: { readonly busy: boolean; readonly sending: I | null; run(input: I): Promise<unknown> };
  /** What is sent. */
  input: I;
  /** The accessible name says what is claimed: "Claim: Day 3". */
  what: string;
  state: 'locked' | 'claimable' | 'claimed' | 'expired';
  /** The id of the text that says why it is locked, or why nothing can be claimed now. */
  reasonId?: string | undefined;
  /** Gold unless something else on the page is the main action. */
  kind?: 'gold' | 'plain';
  /** The text on the button: "Claim" unless it is something else, as "Buy". */
  children?: string;
}

const sameInput = (a: object | null, b: object) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Claims one thing by a money act: busy while this one is sent, off while another one is, its outcome is unknown, there
 * is no network, or it is locked. What is claimed or expired is a badge.
 */
export function ClaimButton<I extends object>(props: ClaimButtonProps<I>) {
  const { act, input, what, state, reasonId, kind = 'gold', children } = props;
  const t = words.use();
  const { onLine } = useSnapshot(stores.network);
  if (state === 'claimed') return <Badge kind="good">{t('claimed')}</Badge>;
  if (state === 'expired') return <Badge>{t('expired')}</Badge>;
  const label = children ?? t('claim');
  return (
    <Button
      kind={kind}
      aria-label={`${label}: ${what}`}
      busy={sameInput(act.sending, input)}
      off={act.busy || !onLine || state === 'locked'}
      aria-describedby={reasonId}
      onClick={() => void act.run(input)}
    >
      {label}
    </Button>
  );
}
