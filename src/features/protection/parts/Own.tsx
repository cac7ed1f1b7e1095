import { useSnapshot } from 'valtio';
import { href } from '../../../app/href.ts';
import { LinkButton } from '../../../app/LinkButton.tsx';
import { stores } from '../../../app/stores.ts';
import { useReply } from '../../../app/useReply.ts';
import { Card } from '../../../ui/Card.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import css from '../protection.module.css';
import { words } from '../words.ts';
import { LimitList } from './LimitList.tsx';
import { Now } from './Now.tsx';
import { Reminder } from './Reminder.tsx';

/** What a player has played, the limits that hold, and whether to be reminded. */
export function Own() {
  return (
    <>
      <Now />
      <Limits />
      <Reminder />
    </>
  );
}

function Limits() {
  const t = words.use();
  const { value } = useReply('selfLimitInfo', {});
  const waits = useSnapshot(stores.protection).unheard.some(({ call }) => call === 'selfLimitSet');
  return (
    <Card aria-label={t('limits')}>
      <div className={css['block']}>
        <h2>{t('limits')}</h2>
        {value ? <LimitList limits={value.limits} /> : <Skeleton lines={3} />}
        {waits && <output className={css['note']}>{t('keptHere')}</output>}
        <LinkButton to={href('/member/self-limited', { part: 'limits' })}>{t('change')}</LinkButton>
      </div>
    </Card>
  );
}
