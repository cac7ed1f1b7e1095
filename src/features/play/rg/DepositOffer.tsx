import { useSnapshot } from 'valtio';
import { bindingLimit, isOver, leftOf } from '#shared/rg/bindingLimit.ts';
import { isOpen, minimumOf } from '#shared/deposit/leastDeposit.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { useDepositHistory } from '#shared/deposit/useDepositHistory.ts';
import { Button } from '#ui/Button.tsx';
import { words } from '../words.en.ts';

/**
 * Offers a deposit only if the player's own limits allow it: what is used of them now must be known, and leave at least
 * the minimum deposit (GA-20).
 */
export function DepositOffer() {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const standing = useDepositHistory();
  const { value } = useReply('selfLimitInfo', {});
  if (!value || value.limits.some((each) => each.kind === 'deposit' && isOver(each))) return null;
  const binding = bindingLimit(value.limits, 'deposit');
  const channels = config?.rechargeTypes?.filter(isOpen) ?? [];
  if (binding && leftOf(binding) < Math.min(...channels.map((each) => minimumOf(each, standing)))) return null;
  return (
    <Button kind="gold" onClick={() => void show('deposit', {}).catch(report)}>
      {t('deposit')}
    </Button>
  );
}
