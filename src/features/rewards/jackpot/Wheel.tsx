import { Suspense, useId, useRef, useState } from 'react';
import type { Output } from '#contract/endpoints.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { lazyPart } from '#shared/page/lazyPart.tsx';
import { Button } from '#ui/Button.tsx';
import { Needs } from './Needs.tsx';
import { Spin } from './Spin.tsx';
import { Tiers, tiersOf } from './Tiers.tsx';
import { TierWheel } from './TierWheel.tsx';
import { UnseenDraw } from './UnseenDraw.tsx';
import type { Jackpot } from './useJackpot.ts';
import layout from '#ui/layout.module.css';
import css from './Wheel.module.css';
import { Winners } from './Winners.tsx';
import { words } from './words.en.ts';

const JackpotRules = lazyPart(async () => (await import('./more/JackpotRules.tsx')).JackpotRules);

type Info = Readonly<Output<'getJackpotDrawInfo'>>;

/**
 * The wheel and everything about it: jackpots, SPIN, a draw's requirements, lists, winners, rules and odds (M-08).
 */
export function Wheel({ jackpot, info }: { jackpot: Jackpot; info: Info }) {
  const { draw, unseen, seen, rules } = jackpot;
  const t = words.use();
  const rulesId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [areOddsShown, setAreOddsShown] = useState(false);
  const toRules = () => {
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  };
  const list = (part: 'record' | 'rank') => () => void show('jackpotList', { part }).catch(report);

  return (
    <>
      <Tiers info={info} at={jackpot.info.at} />
      <Spin jackpot={jackpot} info={info} oddsShown={areOddsShown} />
      <Needs info={info} />
      <div className={css['ways']}>
        <Button onClick={list('record')}>{t('record')}</Button>
        <Button onClick={list('rank')}>{t('rank')}</Button>
        <Button onClick={toRules}>{t('rules')}</Button>
      </div>
      <Winners winners={info.jackpotWinnerList} />
      <section aria-labelledby={rulesId} className={`${css['rules']} ${layout['stack3']}`}>
        <h2 ref={heading} id={rulesId} tabIndex={-1}>
          {t('rules')}
        </h2>
        <RulesOrWhyNot rules={rules} onShown={setAreOddsShown} />
      </section>
      {draw.tier && <TierWheel tiers={tiersOf(info)} win={draw.tier} />}
      {unseen > 0 && <UnseenDraw since={unseen} onSeen={seen} />}
    </>
  );
}

interface RulesProps extends Pick<Jackpot, 'rules'> {
  onShown?: (shown: boolean) => void;
}

/** The rules with their odds; that they are loading; or that there is no draw without them. */
export function RulesOrWhyNot({ rules: { value, failure, retry }, onShown }: RulesProps) {
  const t = words.use();
  const waiting = <p>{t('oddsLoading')}</p>;
  if (value)
    return (
      <Suspense fallback={waiting}>
        <JackpotRules rules={value} onShown={onShown} />
      </Suspense>
    );
  return failure ? <Failed failure={failure} text={t('noOdds')} onRetry={retry} partly /> : waiting;
}
