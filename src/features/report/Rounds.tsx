import { useState } from 'react';
import { useReply } from '#nav/useReply.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { RoundList } from './RoundList.tsx';
import { words } from './words.ts';

/** The option for all games, a value that is no number of the operator's. */
const everything = 0;

/** The rounds in a period, of all games or of one of the game types played in it. */
export function Rounds({ span }: { span: { startTime: number; endTime: number } }) {
  const t = words.use();
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
      <RoundList key={gameTypeId} filter={gameTypeId === everything ? span : { ...span, gameTypeId }} />
    </>
  );
}
