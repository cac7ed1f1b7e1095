import type { Withdrawal } from '#contract/endpoints/withdrawals.ts';
import { withdrawalStates } from '#contract/payouts.ts';
import { formatMoney } from '#i18n/money.ts';
import { stepKeys } from '../withdraw/steps.ts';
import { words as steps } from '../withdraw/words.en.ts';
import { words } from '../words.en.ts';
import type { Span } from '#shared/records/days.ts';
import { FilteredRecords } from './FilteredRecords.tsx';
import { RecordList } from './RecordList.tsx';
import type { ChosenPeriod } from '#shared/records/usePeriod.ts';
import { usePages } from '#shared/records/usePages.tsx';
import { WithdrawalRow } from './WithdrawalRow.tsx';

const orderOf = ({ orderNo }: Withdrawal) => orderNo;

/** Withdrawals, filtered by status and period, with their total. */
export function WithdrawalsTab({ chosen }: { chosen: ChosenPeriod }) {
  const t = words.use();
  const say = steps.use();
  const options = Object.values(withdrawalStates).map((value) => ({ value, label: say(stepKeys[value]) }));
  return (
    <FilteredRecords chosen={chosen} name="status" label={t('stateFilter')} anyLabel={t('anyState')} options={options}>
      {(filter) => <Withdrawals filter={filter} />}
    </FilteredRecords>
  );
}

function Withdrawals({ filter }: { filter: Span & { status?: number } }) {
  const t = words.use();
  const records = usePages('getExchange', filter, orderOf);
  const titleOf = (name: string) => records.first?.methods.find((method) => method.name === name)?.title ?? name;
  const rows = records.rows.map((each) => ({
    time: each.time,
    counts: each.status === withdrawalStates.paid ? each.amount : undefined,
    view: <WithdrawalRow key={each.orderNo} withdrawal={each} title={titleOf(each.name)} />,
  }));
  const { sum } = records.first ?? {};
  const summary = sum && t('sumWithdrawals', { amount: formatMoney(sum.amount), fee: formatMoney(sum.fee) });
  const empty = { empty: t('noWithdrawals'), filtered: Object.keys(filter).length > 0 };
  const totalText = (amount: string) => t('dayWithdrawn', { amount });
  return <RecordList records={records} rows={rows} totalText={totalText} sum={summary} {...empty} />;
}
