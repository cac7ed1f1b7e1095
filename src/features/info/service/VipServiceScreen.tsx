import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { href } from '#nav/href.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Page } from '#shared/page/Page.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { ChatCard } from './ChatCard.tsx';
import { WayLink } from './Contacts.tsx';
import { waysOf } from './queue.ts';
import { useQueue } from './useQueue.ts';
import { isVipOf, levelName } from './vipOf.ts';
import { words } from '../words.en.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';

/** The VIP service: a player's own manager from a level set by the operator; others see which (SV-03). */
export default function VipServiceScreen() {
  const t = words.use();
  const { userId, user } = useSnapshot(stores.session);
  const { config } = useSnapshot(stores.settings);
  // The queue starts with the settings' entries, which have no VIP manager.
  const { vip, links, isLive, age, reply } = useQueue();
  const level = user?.vip ?? 0;
  const nameOf = (n: number) => levelName(config?.vipMap, n) ?? t('level', { n });
  const own = vip.filter((item) => isVipOf(item, level));
  const least = Math.min(...vip.map(({ minVip }) => minVip ?? 0));
  return (
    <Page title={t('vip')} back="/service">
      {!reply.value &&
        (reply.failure ? <Failed failure={reply.failure} text={t('vipFailed')} onRetry={reply.retry} /> : <Skeleton />)}
      {reply.value && own.length === 0 && (
        <EmptyState
          title={vip.length > 0 ? t('vipFrom', { level: nameOf(least) }) : t('vipNone')}
          {...(vip.length > 0 && { text: userId ? t('vipYours', { level: nameOf(level) }) : t('vipVisitor') })}
        >
          {userId === 0 && (
            <LinkButton kind="gold" to={href('/auth/login')}>
              {t('login')}
            </LinkButton>
          )}
          <LinkButton to={href('/service')}>{t('toService')}</LinkButton>
        </EmptyState>
      )}
      {own.map((contact) => (
        <ChatCard key={contact.id} contact={contact} isLive={isLive} others={[contact, ...links]} person>
          <div className={layout['cluster']}>
            {waysOf(contact).map((way) => (
              <WayLink key={way.href} way={way} of={[contact.name, way.shown].filter(Boolean).join(', ')} />
            ))}
          </div>
        </ChatCard>
      ))}
      {age && <p className={typography['caption']}>{t('asOf', { time: age })}</p>}
    </Page>
  );
}
