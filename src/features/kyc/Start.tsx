import type { Output } from '#contract/endpoints.ts';
import { kycStates } from '#contract/kyc.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './KycScreen.module.css';
import { nameOf } from './names.ts';
import { stepOf, type Step } from './steps.ts';
import type { Application } from './useApplication.ts';
import { words } from './words.en.ts';

interface StartProps {
  check: Output<'kyc'>;
  application: Application;
  /** The address of a step. */
  at: (step: Step) => string;
}

/** The page before the first step: what is needed and why, or, after a rejection, what was wrong (KY-01). */
export function Start({ check, application, at }: StartProps) {
  const t = words.use();
  const { toCorrect, begun, firstOpen } = application;
  if (check.status === kycStates.rejected) {
    const named = toCorrect.flatMap((name) => nameOf(name) ?? []);
    return (
      <Card>
        <h2 className={css['heading']}>{t('rejected')}</h2>
        <p>{t('rejectedText')}</p>
        {check.reason && (
          <div className={layout['stack1']}>
            <p className={typography['caption']}>{t('reason')}</p>
            <p>{check.reason}</p>
          </div>
        )}
        {named.length > 0 && (
          <div className={layout['stack1']}>
            <p className={typography['caption']}>{t('toCorrectAll', { n: named.length })}</p>
            <ul className={css['points']}>
              {named.map((name) => (
                <li key={name}>{t(name)}</li>
              ))}
            </ul>
          </div>
        )}
        <LinkButton to={at(begun ? firstOpen() : (toCorrect.map(stepOf).find(Boolean) ?? 'type'))} kind="gold" wide>
          {t('mend')}
        </LinkButton>
      </Card>
    );
  }
  return (
    <>
      <p>{t('startText')}</p>
      <Card>
        <h2 className={css['heading']}>{t('need')}</h2>
        <ul className={css['points']}>
          <li>{t('needPaper')}</li>
          <li>{t('needPhotos')}</li>
          <li>{t('needTime')}</li>
        </ul>
      </Card>
      <LinkButton to={at(begun ? firstOpen() : 'type')} kind="gold" wide>
        {t(begun ? 'goOn' : 'begin')}
      </LinkButton>
      <p className={typography['caption']}>{t('keptHere')}</p>
    </>
  );
}
