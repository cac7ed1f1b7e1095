import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { inviteStates, roundStates, spinRecords } from '#contract/rewards/inviteSpin.ts';
import type { SpinRecord } from '#contract/endpoints/inviteSpin.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { PagedList } from '#shared/claims/PagedList.tsx';
import { usePages } from '#shared/records/usePages.tsx';
import { useProps } from '#shared/rewards/useProps.ts';
import { Badge } from '#ui/Badge.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { Tabs } from '#ui/lists/Tabs.tsx';
import layout from '#ui/layout.module.css';
import css from './Invite.module.css';
import { words } from '../words.en.ts';

const tabs = [
  { id: 'spins', type: spinRecords.spins, empty: 'noSpinRecords' },
  { id: 'invited', type: spinRecords.invites, empty: 'noInvited' },
  { id: 'rounds', type: spinRecords.exchanges, empty: 'noRounds' },
] as const;
type Tab = (typeof tabs)[number];

const idOf = ({ id }: SpinRecord) => id;

/** A player's spins, invited friends and past rounds (SP-05). */
export function SpinRecords() {
  const t = words.use();
  const [current, setCurrent] = useState<Tab['id']>('spins');
  const tab = tabs.find(({ id }) => id === current)!;
  return (
    <div>
      <Tabs
        label={t('records')}
        tabs={tabs.map(({ id }) => ({ id, name: t(id) }))}
        current={current}
        onSelect={setCurrent}
      >
        <List key={current} {...tab} />
      </Tabs>
    </div>
  );
}

function List({ type, empty }: Pick<Tab, 'type' | 'empty'>) {
  const t = words.use();
  const records = usePages('actInviteUserRecord', { type }, idOf);
  return (
    <PagedList records={records} empty={t(empty)}>
      {(rows) => (
        <div className={`${css['rows']} ${layout['rows']}`}>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </div>
      )}
    </PagedList>
  );
}

function Row({ row: { time, nickname, propId, count, status } }: { row: Readonly<SpinRecord> }) {
  const { code } = useSnapshot(language);
  const propOf = useProps();
  const title = nickname ?? (propId && propOf(propId).textOf(count ?? 0));
  return <ListRow title={title} text={formatDateTime(time, locales[code])} end={<State status={status} />} />;
}

function State({ status }: Readonly<Pick<SpinRecord, 'status'>>) {
  const t = words.use();
  if (status === inviteStates.counted) return <Badge kind="good">{t('counted')}</Badge>;
  if (status === inviteStates.waiting) return <Badge>{t('waiting')}</Badge>;
  if (status === roundStates.exchanged) return <Badge kind="good">{t('exchanged')}</Badge>;
  return status === roundStates.expired ? <Badge>{t('lapsed')}</Badge> : null;
}
