import { useSnapshot } from 'valtio';
import type { Money } from '#contract/schema.ts';
import { stores } from '#data/stores.ts';
import { formatMoney } from '#i18n/money.ts';
import { Reading } from './Reading.tsx';
import { words } from '../words.ts';

/**
 * What the game has won so far less what was staked in it, as the operator tells (players RG-11). From an operator that
 * doesn't, by how much the balance has changed since the game `begun`: a deposit counts there too, and the name says so.
 */
export function Net({ begun }: { begun: Money | undefined }) {
  const t = words.use();
  const { coin } = useSnapshot(stores.wallet);
  const { net } = useSnapshot(stores.play);
  if (net !== null) return <Reading name={t('net')}>{signed(net)}</Reading>;
  if (begun === undefined) return null;
  return <Reading name={t('change')}>{signed(coin === null ? null : ((coin - begun) as Money))}</Reading>;
}

const signed = (amount: Money | null) => `${amount !== null && amount > 0 ? '+' : ''}${formatMoney(amount)}`;
