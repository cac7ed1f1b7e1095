import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { defaultReality, realityMinutes } from '#contract/protection.ts';
import type { Limit } from '#contract/endpoints/protection.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { language, locales } from '#i18n/language.ts';
import { useAction } from '#nav/useAction.ts';
import { useReply } from '#nav/useReply.ts';
import { app } from '#data/worker.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { RadioCards } from '#ui/forms/RadioCards.tsx';
import { screenful, Skeleton } from '#ui/states/Skeleton.tsx';
import { LimitForm } from '../LimitForm.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from '../SelfLimitedScreen.module.css';
import { useChosenLimit } from '../useChosenLimit.ts';
import { useOutboxLimits } from '#shared/rg/useOutboxLimits.ts';
import { words } from '../words.en.ts';

/** Forms for all limits, and the interval of the reality check. */
export function LimitsPart() {
  const t = words.use();
  const { value, failure, retry } = useReply('selfLimitInfo', {});
  if (!value) return failure ? <Failed failure={failure} onRetry={retry} /> : <Skeleton lines={screenful} />;
  const { limits } = value;
  return (
    <>
      <p>{t('limitsText')}</p>
      <LimitForm kind="deposit" limits={limits} submit={t('saveDeposit')} />
      <LimitForm kind="loss" limits={limits} submit={t('saveLoss')} />
      <LimitForm kind="wager" limits={limits} submit={t('saveWager')} />
      <LimitForm kind="session" limits={limits} submit={t('saveSession')} />
      <Reality limits={limits} />
    </>
  );
}

/**
 * The interval of the reality check, sent as soon as it is chosen: a shorter one applies at once, a longer one waits
 * like any looser limit.
 */
function Reality({ limits }: { limits: readonly Limit[] }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const held = limits.find(({ kind }) => kind === 'reality')?.value ?? defaultReality;
  const [chosen, setChosen] = useChosenLimit<number>();
  const [message, setMessage] = useState('');
  const kept = useOutboxLimits().findLast(({ kind }) => kind === 'reality');
  const { run } = useAction(async (value: number) => {
    setChosen(value);
    setMessage('');
    const input = { kind: 'reality', period: 'none', value } as const;
    const outcome = await app.rg.setLimit(input, held).catch((failure: unknown) => {
      setChosen(undefined);
      throw failure;
    });
    if (!outcome.isDelivered) return;
    const { applied = true, effectiveAt = 0 } = outcome.response ?? {};
    setMessage(applied ? t('applied') : t('waits', { time: formatDateTime(effectiveAt, locales[code]) }));
  });
  const holds = chosen === held;
  const options = realityMinutes.map((value) => ({ value, label: t('minutes', { n: value }) }));
  return (
    <div className={`${css['form']} ${layout['stack3']} ${css['titled']}`}>
      <RadioCards
        legend={t('reality')}
        options={options}
        value={chosen ?? kept?.value ?? held}
        onChange={(value) => void run(value)}
      />
      <output className={typography['caption']}>
        {kept ? t('keptHere') : message || t(holds ? 'applied' : 'realityText')}
      </output>
    </div>
  );
}
