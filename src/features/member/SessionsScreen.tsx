import type { Output } from '#contract/endpoints.ts';
import { useAsOf } from '#i18n/useFreshness.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { show } from '#nav/modals.ts';
import { Page } from '#shared/page/Page.tsx';
import { useAge } from '#shared/page/useAge.ts';
import { report } from '#nav/report.ts';
import { useReply } from '#nav/useReply.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ListRow, ListRowSkeleton } from '#ui/lists/ListRow.tsx';
import { cardClass } from '#ui/cardClass.ts';
import typography from '#ui/typography.module.css';
import { words } from './words.en.ts';

/** The player's sessions on all devices; other ones can be ended one by one, or all at once. */
export default function SessionsScreen() {
  const t = words.use();
  const common = shell.use();
  const { value, at, failure, retry } = useReply('sessionList', {});
  const age = useAge(at, failure !== undefined);

  let content = [1, 2, 3].map((row) => <ListRowSkeleton key={row} />);
  if (value) content = hereFirst(value.list).map((session) => <SessionRow key={session.id} {...session} />);
  else if (failure) content = [<Failed key="failed" failure={failure} onRetry={retry} />];
  return (
    <Page title={t('sessions')} back="/member">
      <p className={typography['caption']}>{t('sessionsNote')}</p>
      {age && <p className={typography['caption']}>{common('asOf', { time: age })}</p>}
      <section className={cardClass('list')}>{content}</section>
      {value && (
        <Button kind="danger" wide onClick={() => void show('logout', { all: true }).catch(report)}>
          {t('logoutAll')}
        </Button>
      )}
    </Page>
  );
}

type SessionRowProps = Output<'sessionList'>['list'][number];

const hereFirst = (list: readonly Readonly<SessionRowProps>[]) =>
  list.toSorted((a, b) => Number(b.current) - Number(a.current));

function SessionRow({ id, device, place, time, current }: Readonly<SessionRowProps>) {
  const t = words.use();
  const name = device || t('unknownDevice');
  const asOf = useAsOf(time);
  const text = [place, asOf && t('since', { time: asOf })].filter(Boolean).join(', ');
  const end = current ? (
    <Badge kind="good">{t('here')}</Badge>
  ) : (
    <Button
      aria-label={t('revokeOn', { device: name })}
      onClick={() => void show('revoke', { id, device: name }).catch(report)}
    >
      {t('revoke')}
    </Button>
  );
  return <ListRow title={name} text={text} end={end} />;
}
