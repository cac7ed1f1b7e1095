import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { addMonths } from '#contract/calendar.ts';
import { exclusionMonths, finalMonths, rgStates } from '#contract/protection.ts';
import { formatDay } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { goBack } from '#nav/navigation.ts';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { Button } from '#ui/Button.tsx';
import { RadioCards } from '#ui/forms/RadioCards.tsx';
import { ProofForm } from './ProofForm.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from '../SelfLimitedScreen.module.css';
import { useNow } from './useNow.ts';
import { words } from '../words.en.ts';

const names = ['sixMonths', 'oneYear', 'fiveYears'] as const;

/**
 * Self-exclusion in three steps: the duration, the consequences, and the confirmation (players RG-18, RG-19). Nothing
 * discourages the player. An excluded player can extend it.
 */
export function ExcludePart({ onDone }: { onDone: () => void }) {
  const t = words.use();
  const { state, until } = useSnapshot(stores.rg);
  const { code } = useSnapshot(language);
  const bonus = useReply('getExchange', {}).value?.bonusCoin;
  const longer = state === rgStates.excluded;
  const now = useNow();
  const [step, setStep] = useState(1);
  const [months, setMonths] = useState<number>(exclusionMonths[0]);
  const back = () => (step === 1 ? goBack('/member/self-limited') : setStep(step - 1));
  const length = t(names[exclusionMonths.findIndex((each) => each === months)]!);
  const final = t(longer ? 'finalNext' : months > finalMonths ? 'finalFirst' : 'final');
  const end = addMonths(longer ? until : now, months);
  return (
    <div className={`${css['form']} ${layout['stack3']}`}>
      <output className={typography['caption']}>{t('step', { n: step })}</output>
      {step === 1 && (
        <>
          {!longer && <p>{t('excludeLead')}</p>}
          <div className={css['three']}>
            <RadioCards
              legend={t(longer ? 'excludeLonger' : 'excludeChoose')}
              options={exclusionMonths.map((value, at) => ({ value, label: t(names[at]!) }))}
              value={months}
              onChange={setMonths}
            />
          </div>
        </>
      )}
      {step > 1 && <h2>{t(longer ? 'excludeMore' : 'excludeFor', { length })}</h2>}
      {step === 2 && (
        <ul className={css['points']}>
          <li>{t('point1')}</li>
          <li>
            {t('point2')} {bonus ? t('bonusEnds', { bonus: formatMoney(bonus) }) : ''}
          </li>
          <li>
            {final} {t(longer ? 'endsLater' : 'ends', { length })}
          </li>
          <li>{t('point4')}</li>
        </ul>
      )}
      {step === 3 ? (
        <>
          <p>
            {t('excludeUntil', { time: formatDay(end, locales[code]) })} {final}
          </p>
          <ProofForm months={months} onDone={onDone} onBack={back} />
        </>
      ) : (
        <div className={css['pair']}>
          <Button onClick={() => setStep(step + 1)}>{t('goOn')}</Button>
          <Button kind="quiet" onClick={back}>
            {t('back')}
          </Button>
        </div>
      )}
    </div>
  );
}
