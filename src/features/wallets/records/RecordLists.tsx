import type { Input } from '#contract/endpoints.ts';
import type { CoinEntry, Recharge } from '#contract/endpoints/money.ts';
import { rechargeStates } from '#contract/deposits.ts';
import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { formatMoney } from '#i18n/money.ts';
import { words } from '../words.en.ts';
import type { Span } from '#shared/records/days.ts';
import { DepositRow, EntryRow } from './RecordRows.tsx';
import { RecordList } from './RecordList.tsx';
import { endOf, timeline } from './timeline.ts';
import { usePages } from '#shared/records/usePages.tsx';

/** A filter as the operator accepts it. */
type Filter<N extends 'rechargeRecord' | 'appUserCoinDetail'> = Omit<Input<N>, 'pageNum' | 'pageSize'>;

const orderOf = ({ orderNo }: Recharge) => orderNo;
const idOf = ({ id }: CoinEntry) => id;
const isFiltered = (filter: object) => Object.keys(filter).length > 0;

/** Deposits, with their paid total. */
export function Deposits({ filter }: { filter: Filter<'rechargeRecord'> }) {
  const t = words.use();
  const records = usePages('rechargeRecord', filter, orderOf);
  const rows = records.rows.map((deposit) => ({
    time: deposit.time,
    counts: deposit.status === rechargeStates.paid ? deposit.amount : undefined,
    view: <DepositRow key={deposit.orderNo} deposit={deposit} />,
  }));
  const { sum } = records.first ?? {};
  const summary = sum && t('sumDeposits', { amount: formatMoney(sum.amount), bonus: formatMoney(sum.bonus) });
  const empty = { empty: t('noDeposits'), filtered: isFiltered(filter), action: <ToDeposit /> };
  const totalText = (amount: string) => t('dayPaid', { amount });
  return <RecordList records={records} rows={rows} totalText={totalText} sum={summary} {...empty} />;
}

function ToDeposit() {
  const t = words.use();
  return <LinkButton to={href('/wallets', { name: 'deposit' })}>{t('deposit')}</LinkButton>;
}

/** The coin ledger, with the totals in and out. */
export function History({ filter }: { filter: Filter<'appUserCoinDetail'> }) {
  const t = words.use();
  const records = usePages('appUserCoinDetail', filter, idOf);
  const rows = records.rows.map((entry) => ({
    time: entry.time,
    counts: entry.amount,
    view: <EntryRow key={entry.id} entry={entry} />,
  }));
  const { sum } = records.first ?? {};
  const summary = sum && t('sumHistory', { come: formatMoney(sum.in), gone: formatMoney(sum.out) });
  const empty = { empty: t('noHistory'), filtered: isFiltered(filter) };
  const totalText = (amount: string) => t('dayNet', { amount });
  return <RecordList records={records} rows={rows} totalText={totalText} sum={summary} {...empty} />;
}

/** The ledger merged with the deposits that aren't in it. */
export function AllRecords({ filter }: { filter: Span }) {
  const t = words.use();
  const deposits = usePages('rechargeRecord', filter, orderOf);
  const entries = usePages('appUserCoinDetail', filter, idOf);
  const behind = endOf(deposits) > endOf(entries) ? deposits : entries;
  const lines = timeline(deposits, entries);
  const rows = lines.map((line) => ({
    time: line.time,
    view:
      line.kind === 'deposit' ? (
        <DepositRow key={line.key} deposit={line.deposit} />
      ) : (
        <EntryRow key={line.key} entry={line.entry} />
      ),
  }));
  const times = [deposits.at, entries.at].filter((at) => at > 0);
  const records = {
    total: undefined,
    at: times.length > 0 ? Math.min(...times) : 0,
    hasMore: deposits.hasMore || entries.hasMore,
    unbroken: rows.length,
    busy: deposits.busy || entries.busy,
    failure: deposits.failure ?? entries.failure,
    missing: deposits.missing || entries.missing,
    more: behind.more,
    retry() {
      deposits.retry();
      entries.retry();
    },
    readers: [deposits.readers, entries.readers],
  };
  return <RecordList records={records} rows={rows} empty={t('noHistory')} filtered={isFiltered(filter)} />;
}
