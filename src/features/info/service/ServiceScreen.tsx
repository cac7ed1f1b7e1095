import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { href } from '#nav/href.ts';
import { Page } from '#shared/page/Page.tsx';
import { Helplines } from '#shared/rg/Helplines.tsx';
import { Card } from '#ui/Card.tsx';
import { ListRow, ListRowSkeleton } from '#ui/lists/ListRow.tsx';
import { ChatCard } from './ChatCard.tsx';
import { Complaints } from './Complaints.tsx';
import { Contacts } from './Contacts.tsx';
import { Questions } from './Questions.tsx';
import typography from '#ui/typography.module.css';
import layout from '#ui/layout.module.css';
import { useQueue } from './useQueue.ts';
import { isVipOf } from './vipOf.ts';
import { words } from '../words.en.ts';

/**
 * Customer service: chat, other contacts, complaints, helplines and questions, for everybody, also on a break and
 * offline (SV-01, SV-04).
 */
export default function ServiceScreen() {
  const t = words.use();
  const { user } = useSnapshot(stores.session);
  const { state } = useSnapshot(stores.rg);
  const { chats, links, vip, isLive, isWaiting, age, reply } = useQueue();
  const isVip = !state && vip.some((item) => isVipOf(item, user?.vip));
  const none = chats.length + links.length === 0;
  return (
    <Page title={t('title')} back="/">
      {isWaiting && <ListRowSkeleton start />}
      {none && !isWaiting && <p>{t(reply.value ? 'nobody' : 'unknown')}</p>}
      {chats.map((contact) => (
        <ChatCard key={contact.id} contact={contact} isLive={isLive} others={links} />
      ))}
      {(links.length > 0 || isVip) && (
        <Card>
          <h2>{t('others')}</h2>
          <div className={layout['rows']}>
            <Contacts of={links} />
            {isVip && <ListRow href={href('/service/vip')} title={t('vip')} text={t('vipText')} />}
          </div>
        </Card>
      )}
      {age && <p className={typography['caption']}>{t('asOf', { time: age })}</p>}
      <Complaints />
      <Helplines />
      <Questions />
    </Page>
  );
}
