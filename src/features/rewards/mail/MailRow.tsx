import { useSnapshot } from 'valtio';
import { formatDay } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { href } from '#nav/href.ts';
import { words as claims } from '#shared/claims/words.en.ts';
import { useAwardText } from '#shared/rewards/useAwardText.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Dot } from '#ui/Dot.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { Drawing } from '#ui/media/Drawing.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { awardState, kindOf, waits, type Header } from './header.ts';
import css from './MailScreen.module.css';
import { wish } from './wishes.ts';
import { words } from './words.en.ts';

const icons = {
  system: <Icon name="bell" />,
  promo: <Icon name="gift" />,
  account: <Icon name="person" />,
};

const bin = 'M4 6.5h16M9.5 6.5V4h5v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6';

interface MailRowProps {
  mail: Header;
  /** The id of the text that explains why a mail is kept. */
  keptId: string;
}

/** A row of the list: kind, time, whether it is read, and its award (ML-01). */
export function MailRow({ mail, keptId }: MailRowProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { id, title, time, isRead } = mail;
  const kind = kindOf(mail);
  const isKept = waits(mail);
  return (
    <li className={css['row']}>
      <ListRow
        href={href('/email/detail', { id })}
        start={
          <>
            {icons[kind]}
            {!isRead && <Dot label={t('unread')} />}
          </>
        }
        title={isRead ? <span className={css['read']}>{title}</span> : title}
        text={
          <>
            {t(kind)} · {formatDay(time, locales[code])}{' '}
            <span className={css['award']}>
              <AwardMark mail={mail} />
            </span>
          </>
        }
      />
      <Button
        kind="quiet"
        aria-label={`${t('delete')}: ${title}`}
        off={isKept}
        aria-describedby={isKept ? keptId : undefined}
        onClick={() => wish({ kind: 'deleted', ids: [id] })}
      >
        <Drawing path={bin} />
      </Button>
    </li>
  );
}

/** A mail's award, or that it was claimed or has expired. */
function AwardMark({ mail }: { mail: Header }) {
  const t = words.use();
  const c = claims.use();
  const textOf = useAwardText();
  const state = awardState(mail);
  if (!state) return null;
  if (state === 'claimable') return <Badge kind="play">{textOf(mail.awards ?? []) || t('reward')}</Badge>;
  return <Badge {...(state === 'claimed' && { kind: 'good' })}>{c(state)}</Badge>;
}
