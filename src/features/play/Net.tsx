import { useSnapshot } from 'valtio';
import type { Money } from '../../../worker/contract/schema.ts';
import { stores } from '../../app/stores.ts';
import { formatMoney } from '../../ui/money.ts';
import { Reading } from './Reading.tsx';
import { words } from './words.ts';

/**
 * By how much the balance has changed since the game was opened, both as the operator told it (players RG-11): what is
 * deposited or credited meanwhile counts too, and the name says so.
 */
export function Net({ begun }: { begun: Money }) {
  const t = words.use();
  const { coin } = useSnapshot(stores.wallet);
  const net = coin === null ? null : ((coin - begun) as Money);
  return <Reading name={t('net')}>{`${net !== null && net > 0 ? '+' : ''}${formatMoney(net)}`}</Reading>;
}
