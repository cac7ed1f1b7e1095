import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { language } from '#i18n/language.ts';
import { stores } from '#data/stores.ts';
import { report } from '#nav/report.ts';
import { chat } from '#shared/support/chat.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { Picture } from '#ui/media/Picture.tsx';
import { chatOf } from './chatAddress.ts';
import { chatSession } from './chatSession.ts';
import type { Contact } from '#shared/support/supportQueue.ts';
import { waysOf } from './queue.ts';
import typography from '#ui/typography.module.css';
import css from './ServiceScreen.module.css';
import { startChat } from './startChat.ts';
import { words } from '../words.en.ts';

interface ChatCardProps {
  contact: Contact;
  /** Whether the operator's data about it are fresh. */
  isLive: boolean;
  /** Other contacts, in case the chat doesn't open. */
  others: readonly Contact[];
  /** A person with a picture, rather than a service. */
  person?: boolean;
  children?: React.ReactNode;
}

/** Live chat: its hours, whether it is staffed, and the button to open it (SV-01, SV-02). */
export function ChatCard({ contact, isLive, others, person = false, children }: ChatCardProps) {
  const t = words.use();
  const id = useId();
  const { code } = useSnapshot(language);
  const { onLine } = useSnapshot(stores.network);
  const { talk, unread } = useSnapshot(chat);
  const { known } = useSnapshot(stores.session);
  const requestIn = (session: string) => chatOf(contact, { lang: code, session });
  const offered = requestIn(talk?.session ?? '');
  const goesOn = offered !== undefined && talk?.address === offered.url;
  const start = () => {
    const session = talk?.session ?? chatSession();
    const request = requestIn(session);
    if (request) void startChat(request, others.flatMap(otherWays), session).catch(report);
  };
  return (
    <Card>
      <div className={css['head']}>
        {person && (
          <Picture className={css['face']} src={contact.icon ?? undefined} width={64} height={64}>
            <Icon name="help" />
          </Picture>
        )}
        <div className={css['who']}>
          <h2>{contact.name}</h2>
          {contact.hours && <p className={typography['caption']}>{contact.hours}</p>}
        </div>
        {isLive && contact.online !== undefined && contact.online !== null && (
          <Badge kind={contact.online ? 'good' : 'plain'}>{t(contact.online ? 'there' : 'away')}</Badge>
        )}
      </div>
      {offered && (
        <>
          <p>
            {t('chatText')} {t('never')}
          </p>
          <Button kind="gold" wide off={!onLine || !known} onClick={start} aria-describedby={onLine ? undefined : id}>
            {t(goesOn ? 'resume' : 'start')}
            {goesOn && unread > 0 && ` (${t('unread', { n: unread })})`}
          </Button>
          {!onLine && (
            <p id={id} className={typography['caption']}>
              {t('needsNetwork')}
            </p>
          )}
        </>
      )}
      {children}
    </Card>
  );
}

const otherWays = (contact: Contact) =>
  waysOf(contact).map(({ href, shown, site }) => ({
    label: [contact.name, shown].filter(Boolean).join(': '),
    href,
    site,
  }));
