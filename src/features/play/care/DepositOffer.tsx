import { bindingLimit, leftOf } from '../../../app/care/bindingLimit.ts';
import { show } from '../../../app/modals.ts';
import { report } from '../../../app/report.ts';
import { useReply } from '../../../app/useReply.ts';
import { Button } from '../../../ui/Button.tsx';
import { words } from './words.ts';

/** Nobody is led to a deposit that their own limit forbids. */
export function DepositOffer() {
  const t = words.use();
  const { value } = useReply('selfLimitInfo', {});
  const binding = bindingLimit(value?.limits ?? [], 'deposit');
  if (binding && leftOf(binding) === 0) return null;
  return (
    <Button kind="gold" onClick={() => void show('deposit', {}).catch(report)}>
      {t('deposit')}
    </Button>
  );
}
