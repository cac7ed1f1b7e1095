import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { pushAbility } from '#browser/push/pushManager.ts';
import { readLocal, writeLocal } from '#browser/localStore.ts';
import { stores } from '#data/stores.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useChoice } from './Notifications.tsx';
import { words } from './words.en.ts';

const name = 'push.offered';

/**
 * Offers once per device, after a withdrawal was sent, to notify about its payment (O-23). Its player is verified, as
 * every withdrawing player is. Whatever the answer, it isn't repeated; nothing is offered on a break.
 */
export function PushOffer() {
  const t = words.use();
  const { pushKey } = useSnapshot(stores.session);
  const { state } = useSnapshot(stores.rg);
  const { onLine } = useSnapshot(stores.network);
  const [isFirst] = useState(() => !readLocal('device', name, false) && pushAbility() === 'ready');
  const [answer, setAnswer] = useState<'yes' | 'no'>();
  const { busy, run } = useChoice();
  const isShown = isFirst && Boolean(pushKey) && state === 0 && (onLine || answer === 'yes') && answer !== 'no';
  useEffect(() => {
    if (isShown) writeLocal('device', name, true);
  }, [isShown]);

  if (!isShown) return null;
  if (answer)
    return (
      <Card>
        <output>{t('offerDone')}</output>
      </Card>
    );
  return (
    <Card aria-label={t('offer')}>
      <strong>{t('offer')}</strong>
      <p>{t('offerText')}</p>
      <Button
        kind="gold"
        busy={busy}
        onClick={() => void run(['payouts']).then((isDone) => setAnswer(isDone ? 'yes' : 'no'))}
      >
        {t('accept')}
      </Button>
      <Button kind="quiet" onClick={() => setAnswer('no')}>
        {t('decline')}
      </Button>
    </Card>
  );
}
