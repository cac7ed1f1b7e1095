import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { words } from './words.en.ts';

interface ClaimButtonProps<I extends object> {
  /** The money act, from `useMoneyAct`. */
  act: { readonly busy: boolean; readonly sending: I | null; run(input: I): Promise<unknown> };
  /** What is sent. */
  input: I;
  /** The accessible name says what is claimed: "Claim: Day 3". */
  what: string;
  state: 'locked' | 'claimable' | 'claimed' | 'expired';
  /** The id of the text that explains why it is locked or nothing is claimable now. */
  reasonId?: string | undefined;
  /** Gold unless something else on the page is the main action; a locked one is plain. */
  kind?: 'gold' | 'plain';
  /** The button's text: "Claim" by default, or for instance "Buy". */
  children?: string;
}

const sameInput = (a: object | null, b: object) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Claims one thing by a money act: busy while this one is sent, disabled while another one is, its outcome is
 * unknown, there is no network, or it is locked. Claimed or expired ones show a badge instead.
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
      kind={state === 'locked' ? 'plain' : kind}
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
