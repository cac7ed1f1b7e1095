import { useSnapshot } from 'valtio';
import type { Limit } from '../../../../worker/contract/endpoints/protection.ts';
import { href } from '../../../app/href.ts';
import { LinkButton } from '../../../app/LinkButton.tsx';
import { stores } from '../../../app/stores.ts';
import { useReply } from '../../../app/useReply.ts';
import { Card } from '../../../ui/Card.tsx';
import { screenful, Skeleton } from '../../../ui/Skeleton.tsx';
import css from '../protection.module.css';
import { words } from '../words.ts';
import { LimitList } from './LimitList.tsx';
import { Now } from './Now.tsx';
import { Reminder } from './Reminder.tsx';

/** What a player has played, the limits that hold, and whether to be reminded. */
export function Own() {
  const now = useReply('rgSession', {});
  const held = useReply('selfLimitInfo', {});
  if ([now, held].some(({ value, failure }) => !value && !failure)) return <Skeleton lines={screenful} />;
  return (
    <>
      {now.value && <Now {...now.value} />}
      <Limits limits={held.value?.limits} />
      <Reminder />
    </>
  );
}

function Limits({ limits }: { limits: readonly Limit[] | undefined }) {
  const t = words.use();
  const waits = useSnapshot(stores.protection).unheard.some(({ call }) => call === 'selfLimitSet');
  return (
    <Card aria-label={t('limits')}>
      <div className={css['block']}>
        <h2>{t('limits')}</h2>
        {limits ? <LimitList limits={limits} /> : <Skeleton lines={3} />}
        {waits && <output className={css['note']}>{t('keptHere')}</output>}
        <LinkButton to={href('/member/self-limited', { part: 'limits' })}>{t('change')}</LinkButton>
      </div>
    </Card>
  );
}
