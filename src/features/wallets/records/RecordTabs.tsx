import { rechargeStates } from '#contract/deposits.ts';
import { words } from '../words.en.ts';
import { entryTypes } from '#shared/records/entryTypes.ts';
import { words as records } from '#shared/records/words.en.ts';
import { FilteredRecords, RecordsInPeriod } from './FilteredRecords.tsx';
import { AllRecords, Deposits, History } from './RecordLists.tsx';
import { stateKeys } from './RecordRows.tsx';
import type { ChosenPeriod } from '#shared/records/usePeriod.ts';

interface TabProps {
  chosen: ChosenPeriod;
}

/** Deposits, filtered by status and period. */
export function DepositsTab({ chosen }: TabProps) {
  const t = words.use();
  const options = Object.values(rechargeStates).map((value) => ({ value, label: t(stateKeys[value]) }));
  return (
    <FilteredRecords chosen={chosen} name="status" label={t('stateFilter')} anyLabel={t('anyState')} options={options}>
      {(filter) => <Deposits filter={filter} />}
    </FilteredRecords>
  );
}

/** The coin ledger, filtered by type and period. */
export function HistoryTab({ chosen }: TabProps) {
  const t = words.use();
  const say = records.use();
  const options = Object.entries(entryTypes).map(([type, key]) => ({ value: Number(type), label: say(key) }));
  return (
    <FilteredRecords chosen={chosen} name="type" label={t('typeFilter')} anyLabel={t('anyType')} options={options}>
      {(filter) => <History filter={filter} />}
    </FilteredRecords>
  );
}

/** All records in a period. */
export function AllTab({ chosen }: TabProps) {
  return <RecordsInPeriod chosen={chosen}>{(span) => <AllRecords filter={span} />}</RecordsInPeriod>;
}
