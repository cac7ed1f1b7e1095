import { useState } from 'react';
import { useReply } from '#nav/useReply.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { spanOfDays, type Days } from '#shared/records/days.ts';
import { DaysKept } from '#shared/records/DaysKept.tsx';
import { useHadDays } from '#shared/records/useHadDays.ts';
import { firstPage } from '#shared/records/pages.ts';
import { RoundList } from './RoundList.tsx';
import { words } from './words.en.ts';

/** The option for all games, a value that is no number of the operator's. */
const everything = 0;

/** The rounds in a period, of all games or of one of the game types played in it. */
export function Rounds({ days }: { days: Days }) {
  const t = words.use();
  const reply = useReply('betRecord', firstPage(spanOfDays(days.from, days.to)));
  const shown = useHadDays('rounds', days, reply);
  const span = spanOfDays(shown.from, shown.to);
  const { value } = useReply('betRecordReport', { ...span, groupBy: 'gameType' });
  const [gameTypeId, setGameTypeId] = useState<number>(everything);
  const played = value?.list.map(({ key, name }) => ({ value: Number(key), label: name ?? t('otherType') })) ?? [];
  return (
    <>
      <SelectField
        label={t('typeFilter')}
        options={[{ value: everything, label: t('anyType') }, ...played]}
        value={gameTypeId}
        onChange={setGameTypeId}
      />
      <DaysKept chosen={days} shown={shown} />
      <RoundList
        key={`${shown.from} ${gameTypeId}`}
        filter={gameTypeId === everything ? span : { ...span, gameTypeId }}
      />
    </>
  );
}
