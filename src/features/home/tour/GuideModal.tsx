import { useEffect, useState } from 'react';
import type { ModalBase } from '#nav/modal.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/overlays/Sheet.tsx';
import { CoachMark } from './CoachMark.tsx';
import typography from '#ui/typography.module.css';
import css from './GuideModal.module.css';
import { words } from './words.en.ts';

/** Title, text and target of each step; the last is about the games themselves. */
const steps = [
  ['find', 'findText', `a[href='/game/search'][aria-label]`],
  ['know', 'knowText', '[data-cards] article > div > button:last-child'],
  ['stay', 'stayText', null],
] as const;

/** The onboarding tour of the lobby, in three steps; however it is closed, it isn't offered again. */
export default function GuideModal({ onEnd, close }: ModalBase & { onEnd: () => void }) {
  const t = words.use();
  const [step, setStep] = useState(0);
  const [title, text, target] = steps[step]!;
  const last = step === steps.length - 1;
  useEffect(() => onEnd, [onEnd]);
  const end = () => {
    onEnd();
    close();
  };
  return (
    <Sheet
      title={t(title)}
      onClose={end}
      closeLabel={shell.use()('close')}
      foot={
        <>
          <Button kind="gold" wide onClick={() => (last ? end() : setStep(step + 1))}>
            {t(last ? 'done' : 'next')}
          </Button>
          {!last && (
            <Button kind="quiet" wide onClick={end}>
              {t('skip')}
            </Button>
          )}
        </>
      }
    >
      {target && <CoachMark key={target} target={target} />}
      <div className={css['step']} aria-live="polite">
        <p>{t(text)}</p>
        <p className={typography['caption']}>{t('step', { n: step + 1, of: steps.length })}</p>
      </div>
    </Sheet>
  );
}
