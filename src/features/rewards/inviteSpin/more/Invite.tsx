import { useSnapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import { canShare } from '#shared/share/shareLink.ts';
import { stores } from '#data/stores.ts';
import { OutcomeUnknown } from '#shared/money-act/OutcomeUnknown.tsx';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { words as claims } from '#shared/claims/words.en.ts';
import { copyLink, sendLink } from '#shared/share/share.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './Invite.module.css';
import { words } from '../words.en.ts';

type Standing = Readonly<Pick<Output<'actInviteUser'>, 'shareUrl' | 'inviteCount' | 'rule' | 'sharedToday'>>;

/** How to get spins, and the link by which friends join (SP-02). */
export function Invite({ value: { shareUrl, inviteCount, rule, sharedToday } }: { value: Standing }) {
  const t = words.use();
  const say = claims.use();
  const { onLine } = useSnapshot(stores.network);
  const count = useMoneyAct('shareInvite', { onDone: () => {} });

  /** Counts a share, unless that isn't possible now: the link itself needs no connection. */
  const shared = (via: 'copy' | 'native') => {
    if (onLine && !count.busy) void count.run({ via });
  };
  async function copy() {
    if (await copyLink(shareUrl)) shared('copy');
  }
  async function share() {
    const via = await sendLink(shareUrl);
    if (via) shared(via);
  }

  return (
    <Card>
      <h2>{t('getMore')}</h2>
      <ul className={layout['bullets']}>
        <li>{t('perFriend', { n: rule.invite })}</li>
        <li>{sharedToday ? t('sharedToday') : t('perShare', { n: rule.share })}</li>
      </ul>
      {count.unknown && <OutcomeUnknown act={count} text={say('doubtText')} />}
      <p className={typography['caption']}>{t('link')}</p>
      <p className={css['link']}>{shareUrl}</p>
      <div className={`${css['buttons']} ${layout['cluster']}`}>
        {canShare() && <Button onClick={() => void share()}>{t('share')}</Button>}
        <Button onClick={() => void copy()}>{t('copy')}</Button>
      </div>
      <p className={typography['caption']}>
        {t('friends', { n: inviteCount })} · {t('adults')}
      </p>
    </Card>
  );
}
