import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import type { MoneyName } from '#contract/endpoints.ts';
import { words } from './words.en.ts';

/** The calls that move money to or from the balance. */
const moves: readonly MoneyName[] = ['retrieveBalance', 'safeboxTransfer', 'exchange'];

/** Says beside a balance that it may lack money whose outcome is still being looked up (A4). */
export function InDoubt({ className }: { className?: string | undefined }) {
  const t = words.use();
  const acts = useSnapshot(stores.acts);
  const isMoving = moves.some((call) => acts[call]?.state === 'uncertain');
  return <output className={className}>{isMoving && t('inDoubt')}</output>;
}
