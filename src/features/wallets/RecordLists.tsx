import type { CoinEntry, Recharge } from '../../../worker/contract/endpoints/money.ts';
import { href } from '../../app/href.ts';
import { LinkButton } from '../../app/LinkButton.tsx';
import { DepositRow, EntryRow } from './RecordRows.tsx';
import { RecordList } from './RecordList.tsx';
import { endOf, timeline } from './timeline.ts';
import { usePages } from './usePages.tsx';
import { words } from './words.ts';

const orderOf = ({ orderNo }: Recharge) => orderNo;
const idOf = ({ id }: CoinEntry) => id;

/** Deposits, of one status if the filter says so. */
export function Deposits({ filter }: { filter: { status?: number } }) {
  const t = words.use();
  const records = usePages('rechargeRecord', filter, orderOf);
  const rows = records.rows.map((deposit) => <DepositRow key={deposit.orderNo} deposit={deposit} />);
  if ('status' in filter) return <RecordList records={records} rows={rows} empty={t('noneFound')} />;
  return <RecordList records={records} rows={rows} empty={t('noDeposits')} cure={<ToDeposit />} />;
}

function ToDeposit() {
  const t = words.use();
  return <LinkButton to={href('/wallets', { name: 'deposit' })}>{t('deposit')}</LinkButton>;
}

/** The coin ledger, from a time on if the filter says so. */
export function History({ filter }: { filter: { startTime?: number } }) {
  const t = words.use();
  const records = usePages('appUserCoinDetail', filter, idOf);
  const rows = records.rows.map((entry) => <EntryRow key={entry.id} entry={entry} />);
  return <RecordList records={records} rows={rows} empty={t('startTime' in filter ? 'noneFound' : 'noHistory')} />;
}

/** The ledger with the deposits that aren't in it, in one list. */
export function AllRecords() {
  const t = words.use();
  const deposits = usePages('rechargeRecord', {}, orderOf);
  const entries = usePages('appUserCoinDetail', {}, idOf);
  const behind = endOf(deposits) > endOf(entries) ? deposits : entries;
  const lines = timeline(deposits, entries);
  const rows = lines.map((line) =>
    line.kind === 'deposit' ? (
      <DepositRow key={line.key} deposit={line.deposit} />
    ) : (
      <EntryRow key={line.key} entry={line.entry} />
    ),
  );
  const times = [deposits.at, entries.at].filter((at) => at > 0);
  const records = {
    total: undefined,
    at: times.length > 0 ? Math.min(...times) : 0,
    hasMore: deposits.hasMore || entries.hasMore,
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
  return <RecordList records={records} rows={rows} empty={t('noHistory')} />;
}
