import { alreadyDone, conditionUnmet } from '#contract/codes.ts';
import type { Failure } from '#contract/failure.ts';
import { failureText } from '#i18n/failureText.ts';
import { hasCash } from '#shared/claims/CashTerms.tsx';
import { words as shared } from '#shared/claims/words.en.ts';
import { lacksDeposit } from '#shared/deposit/useRewardLock.ts';
import { useAwardText } from '#shared/rewards/useAwardText.ts';
import { Badge } from '#ui/Badge.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import { PropStart } from '../PropStart.tsx';
import type { ReadyClaim } from '../readyClaims.ts';
import { words } from '../words.en.ts';
import type { Step } from './useClaiming.ts';

interface ClaimStepsProps {
  claims: readonly ReadyClaim[];
  steps: readonly Step[];
}

/** The claims of a sheet, each with what it gives and where it stands. */
export function ClaimSteps({ claims, steps }: ClaimStepsProps) {
  const t = words.use();
  const textOf = useAwardText();
  return (
    <ul className={layout['list']}>
      {claims.map(({ source, gives, turnover }, place) => {
        const step = steps[place]!;
        return (
          <li key={place} className={place === claims.length - 1 ? layout['rows'] : undefined}>
            <ListRow
              start={<PropStart rewards={gives} />}
              title={t(source.title)}
              text={
                <>
                  {textOf(gives)}
                  {turnover > 0 && hasCash(gives) && ` · ${t('wagerTimes', { n: String(turnover) })}`}
                  <Reason step={step} />
                </>
              }
              end={<Mark step={step} />}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Where one stands, heard by screen readers as it changes. */
function Mark({ step: { state } }: { step: Step }) {
  const t = words.use();
  return (
    <output>
      {state === 'done' && <Badge kind="good">{t('claimed')}</Badge>}
      {state === 'refused' && <Badge kind="bad">{t('notClaimed')}</Badge>}
      {state === 'sending' && <Badge>{t('sendingOne')}</Badge>}
      {(state === 'unknown' || state === 'unsure') && <Badge>{t('checking')}</Badge>}
    </output>
  );
}

/** Why one wasn't claimed. */
function Reason({ step }: { step: Step }) {
  const t = words.use();
  const common = shared.use();
  if (step.state === 'unsure') return <Line>{t('unsure')}</Line>;
  if (step.state === 'waiting')
    return step.why && <Line>{step.why === 'notDone' ? common('notDone') : t('blocked')}</Line>;
  if (step.state === 'locked') return <Line>{common('cashLocked')}</Line>;
  return step.state === 'refused' && <Line>{reasonOf(step.failure)}</Line>;

  function reasonOf(failure: Failure) {
    if (failure.code === alreadyDone) return t('already');
    if (lacksDeposit(failure)) return common('cashLocked');
    return failure.code === conditionUnmet ? t('notAnyMore') : failureText(failure);
  }
}

const Line = ({ children }: { children: string | undefined }) => (
  <>
    <br />
    <span className={typography['danger']}>{children}</span>
  </>
);
