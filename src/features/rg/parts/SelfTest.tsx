import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { RadioCards } from '#ui/forms/RadioCards.tsx';
import layout from '#ui/layout.module.css';
import css from '../SelfLimitedScreen.module.css';
import { answers, questions, resultOf } from './selfTest.ts';
import { words } from '../words.en.ts';

/** A self-test of nine questions; the answers never leave the device (checklist SX-12). */
export function SelfTest() {
  const t = words.use();
  const [given, setGiven] = useState<Partial<Record<string, number>>>({});
  const [isResultShown, setIsResultShown] = useState(false);
  const options = answers.map((key, value) => ({ value, label: t(key) }));
  const points = questions.flatMap((key) => given[key] ?? []);
  const open = questions.length - points.length;
  return (
    <div className={`${css['form']} ${layout['stack3']}`}>
      <p>{t('testText')}</p>
      <h2>{t('testLead')}</h2>
      <div className={css['questions']}>
        {questions.map((key, at) => (
          <RadioCards
            key={key}
            legend={`${at + 1}. ${t(key)}`}
            options={options}
            value={given[key]}
            onChange={(value) => setGiven((before) => ({ ...before, [key]: value }))}
          />
        ))}
      </div>
      <Button wide onClick={() => setIsResultShown(true)}>
        {t('testShow')}
      </Button>
      <output>{isResultShown && (open > 0 ? t('testOpen', { n: open }) : t(resultOf(points)))}</output>
    </div>
  );
}
