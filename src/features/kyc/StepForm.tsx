import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { show } from '#nav/modals.ts';
import { go } from '#nav/navigation.ts';
import { report } from '#nav/report.ts';
import { Button } from '#ui/Button.tsx';
import { Progress } from '#ui/states/Progress.tsx';
import { ConsentPart } from './ConsentPart.tsx';
import { FieldsPart } from './FieldsPart.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './KycScreen.module.css';
import { cameraId } from './PictureCard.tsx';
import { PicturesPart } from './PicturesPart.tsx';
import { ReviewPart } from './ReviewPart.tsx';
import { nextStep, namesOf, steps, type Step } from './steps.ts';
import { TypePart } from './TypePart.tsx';
import type { Application } from './useApplication.ts';
import { words } from './words.en.ts';

interface StepFormProps {
  step: Step;
  application: Application;
  /** The address of a step. */
  at: (step: Step) => string;
}

/**
 * One step of the application; each has an address of its own, so that the browser's back button works and keeps all
 * input (KY-02).
 */
export function StepForm({ step, application, at }: StepFormProps) {
  const t = words.use();
  const { form, isDone, firstOpen, sides, has, tooYoung, end } = application;
  const [requested, setRequested] = useState<Step>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const bad = heading.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (bad ?? heading.current)?.focus();
  }, [step]);

  const n = steps.indexOf(step) + 1;
  const last = step === 'review';
  const open = firstOpen();

  function onward(event: SyntheticEvent) {
    event.preventDefault();
    setRequested(step);
    const passes = form.passes(namesOf[step]);
    if (passes && isDone(step)) void go(at(nextStep(step)));
    else if (passes && step === 'details' && tooYoung)
      void show('birthday', { birthday: form.values.birthday, onRight: end }).catch(report);
    else if (step === 'pictures') document.getElementById(cameraId(sides.find((side) => !has(side))!))?.focus();
  }
  function send(event: SyntheticEvent) {
    if (open === 'review') return form.props.onSubmit(event);
    event.preventDefault();
    void go(at(open));
  }

  return (
    <form {...form.props} className={`${css['form']} ${layout['stack4']}`} onSubmit={last ? send : onward}>
      <Progress label={t('step', { n, of: steps.length })} value={n} max={steps.length} />
      <h2 ref={heading} className={css['heading']} tabIndex={-1}>
        {t(step)}
      </h2>
      {step === 'type' && <TypePart application={application} />}
      {step === 'pictures' && <PicturesPart application={application} hasTried={requested === step} />}
      {(step === 'details' || step === 'address') && <FieldsPart step={step} application={application} />}
      {step === 'consent' && <ConsentPart application={application} />}
      {last && <ReviewPart application={application} at={at} />}
      <div role="alert">
        {last && form.refusal && form.refusal.key !== 'barred' && (
          <p className={typography['danger']}>{t(form.refusal.key)}</p>
        )}
      </div>
      <Button type="submit" kind="gold" wide busy={form.busy}>
        {t(last ? (form.refusal ? 'sendAgain' : 'send') : 'next')}
      </Button>
    </form>
  );
}
