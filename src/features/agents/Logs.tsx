import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { agentLogs, commissionStates } from '#contract/agents.ts';
import type { AgentLogRow } from '#contract/endpoints/agents.ts';
import { formatDateTime, formatDay } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { startOfManilaDay } from '#i18n/manila.ts';
import { formatMoney } from '#i18n/money.ts';
import { href } from '#nav/href.ts';
import { PagedList } from '#shared/claims/PagedList.tsx';
import { usePercent } from '#shared/claims/usePercent.ts';
import layout from '#ui/layout.module.css';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { DayField, hasBegun } from '#shared/records/DayField.tsx';
import { usePages } from '#shared/records/usePages.tsx';
import { Badge } from '#ui/Badge.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import css from './AgentScreen.module.css';
import type { Agent } from './useAgent.ts';
import { words } from './words.en.ts';

type Row = Readonly<AgentLogRow>;

/** The player's recruited members, names masked by the operator (SH-04); without any, how to invite some. */
export function MembersTab({ direct }: Pick<Agent, 'direct'>) {
  const t = words.use();
  if (direct === 0)
    return (
      <EmptyState picture="/icons/states/noRecords.svg" title={t('noMembers')}>
        <LinkButton kind="gold" to={href('/share')}>
          {t('shareLink')}
        </LinkButton>
      </EmptyState>
    );
  return <OfDay>{(date) => <Log type={agentLogs.members} date={date} empty={t('noMembers')} row={Member} />}</OfDay>;
}

const lists = ['byDay', 'received'] as const;

/** Commission by day, or what was claimed of it (SH-04). */
export function CommissionTab() {
  const t = words.use();
  const [list, setList] = useState<(typeof lists)[number]>('byDay');
  return (
    <>
      <SelectField
        label={t('list')}
        options={lists.map((value) => ({ value, label: t(value) }))}
        value={list}
        onChange={setList}
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

/** A list filtered by one day in Manila, or unfiltered. */
function OfDay({ children }: { children: (date: string) => ReactNode }) {
  const [day, setDay] = useState('');
  return (
    <>
      <DayField day={day} onChange={setDay} />
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

/** Rows without an id are keyed by all their fields. */
const keyOf = (row: AgentLogRow) => row.id ?? JSON.stringify(row);

function Pages({ type, date, empty, row: RowOf }: LogProps) {
  const records = usePages('appAgent5UserLog', { type, ...(date && { date }) }, keyOf);
  return (
    <PagedList records={records} empty={empty}>
      {(rows) => (
        <ul className={`${layout['list']} ${layout['stack3']}`}>
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
  return (
    <ListRow
      title={<bdi>{nickname}</bdi>}
      text={
        <>
          {valid ? <Badge kind="good">{t('isValid')}</Badge> : <Badge>{t('notValid')}</Badge>}{' '}
          {regTime ? t('joined', { date: formatDay(regTime, locales[code]) }) : null}
          <br />
          <span className={css['piece']}>{t('deposited', { amount: formatMoney(recharge) })}</span>{' '}
          <span className={css['piece']}>{t('bets', { amount: formatMoney(bet) })}</span>
        </>
      }
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
      text={t('fromBets', { rate: percent(rate ?? 0), bet: formatMoney(bet) })}
      end={
        <span className={css['end']}>
          <MoneyText amount={amount} />
          <Standing status={status} />
        </span>
      }
    />
  );
}

function Standing({ status }: Pick<Row, 'status'>) {
  const t = words.use();
  if (status === commissionStates.claimable) return <Badge kind="play">{t('claimable')}</Badge>;
  return status === commissionStates.claimed ? <Badge kind="good">{t('claimed')}</Badge> : null;
}

function Received({ row: { time, amount } }: { row: Row }) {
  const { code } = useSnapshot(language);
  return (
    <ListRow title={time ? formatDateTime(time, locales[code]) : '–'} end={<MoneyText amount={amount} signed />} />
  );
}
