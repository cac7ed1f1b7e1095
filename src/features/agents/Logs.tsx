import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { agentLogs, commissionStates } from '#contract/agents.ts';
import type { AgentLogRow } from '#contract/endpoints/agents.ts';
import { formatDateTime, formatDay } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { startOfManilaDay } from '#i18n/manila.ts';
import { formatMoney } from '#i18n/money.ts';
import { PagedList } from '#shared/claims/PagedList.tsx';
import { usePercent } from '#shared/claims/usePercent.ts';
import page from '#shared/claims/RewardPage.module.css';
import { DayField, hasBegun } from '#shared/records/DayField.tsx';
import { usePages } from '#shared/records/usePages.tsx';
import { Badge } from '#ui/Badge.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { words } from './words.ts';

type Row = Readonly<AgentLogRow>;

/** The members whom the player brought, their names masked by the operator (SH-04). */
export function MembersTab() {
  const t = words.use();
  return <OfDay>{(date) => <Log type={agentLogs.members} date={date} empty={t('noMembers')} row={Member} />}</OfDay>;
}

const lists = ['byDay', 'received'] as const;

/** Commission by day, or what was received of it (SH-04). */
export function CommissionTab() {
  const t = words.use();
  const [list, select] = useState<(typeof lists)[number]>('byDay');
  return (
    <>
      <SelectField
        label={t('list')}
        options={lists.map((value) => ({ value, label: t(value) }))}
        value={list}
        onChange={select}
      />
      <OfDay>
        {(date) =>
          list === 'byDay' ? (
            <Log type={agentLogs.commission} date={date} empty={t('noCommission')} row={Commission} />
          ) : (
            <Log type={agentLogs.received} date={date} empty={t('noReceived')} row={Received} />
          )
        }
      </OfDay>
    </>
  );
}

/** A list of one day in Manila, or of all. */
function OfDay({ children }: { children: (date: string) => ReactNode }) {
  const [day, choose] = useState('');
  return (
    <>
      <DayField day={day} onChange={choose} />
      {hasBegun(day) && children(day)}
    </>
  );
}

interface LogProps {
  type: (typeof agentLogs)[keyof typeof agentLogs];
  /** Empty for all days. */
  date: string;
  empty: string;
  row: (props: { row: Row }) => ReactNode;
}

const Log = (props: LogProps) => <Pages key={`${props.type} ${props.date}`} {...props} />;

/** Rows without an id are told apart by all that is in them. */
const keyOf = (row: AgentLogRow) => row.id ?? JSON.stringify(row);

function Pages({ type, date, empty, row: RowOf }: LogProps) {
  const records = usePages('appAgent5UserLog', { type, ...(date && { date }) }, keyOf);
  return (
    <PagedList records={records} empty={empty}>
      {(rows) => (
        <ul className={page['list']}>
          {rows.map((row) => (
            <li key={keyOf(row)}>
              <RowOf row={row} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Member({ row: { nickname, regTime, recharge, bet, valid } }: { row: Row }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const parts = [
    regTime && t('joined', { date: formatDay(regTime, locales[code]) }),
    t('deposited', { amount: formatMoney(recharge) }),
    t('bets', { amount: formatMoney(bet) }),
  ];
  return (
    <ListRow
      title={<bdi>{nickname}</bdi>}
      text={parts.filter(Boolean).join('\u00A0· ')}
      end={valid ? <Badge kind="good">{t('isValid')}</Badge> : <Badge>{t('notValid')}</Badge>}
    />
  );
}

function Commission({ row: { date, bet, rate, amount, status } }: { row: Row }) {
  const t = words.use();
  const percent = usePercent();
  const { code } = useSnapshot(language);
  const start = startOfManilaDay(date ?? '');
  return (
    <ListRow
      title={Number.isNaN(start) ? date : formatDay(start, locales[code])}
      text={
        <>
          {t('fromBets', { rate: percent(rate ?? 0), bet: formatMoney(bet) })} <Standing status={status} />
        </>
      }
      end={<MoneyText amount={amount} />}
    />
  );
}

function Standing({ status }: Pick<Row, 'status'>) {
  const t = words.use();
  if (status === commissionStates.claimable) return <Badge kind="gold">{t('claimable')}</Badge>;
  return status === commissionStates.claimed ? <Badge kind="good">{t('claimed')}</Badge> : null;
}

function Received({ row: { time, amount } }: { row: Row }) {
  const { code } = useSnapshot(language);
  return (
    <ListRow title={time ? formatDateTime(time, locales[code]) : '–'} end={<MoneyText amount={amount} signed />} />
  );
}
