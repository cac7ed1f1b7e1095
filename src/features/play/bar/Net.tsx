import { useSnapshot } from 'valtio';
import type { Money } from '#contract/schema.ts';
import { stores } from '#data/stores.ts';
import { Figure } from './Figure.tsx';
import { signed } from './signed.ts';
import { words } from '../words.en.ts';

/**
 * Winnings minus stakes of this game session, as reported by the operator (players RG-11). If the operator doesn't
 * report them, the change of the balance since `begun`: that includes deposits, and the label states it.
 */
export function Net({ begun }: { begun: Money | undefined }) {
  const t = words.use();
  const { coin } = useSnapshot(stores.wallet);
  const { net } = useSnapshot(stores.play);
  if (net === null && begun === undefined) return null;
  const change = coin === null ? null : ((coin - (begun ?? coin)) as Money);
  return (
    <Figure name={t(net === null ? 'change' : 'net')} short={t(net === null ? 'changeShort' : 'netShort')}>
      {signed(net ?? change)}
    </Figure>
  );
}
