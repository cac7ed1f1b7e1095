import type { Collected as Addup } from '#contract/endpoints/scratchCards.ts';
import { isMoney } from '#contract/props.ts';
import { collectedStates } from '#contract/rewards/shop.ts';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import type { MoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { useProps } from '#shared/rewards/useProps.ts';
import { Card } from '#ui/Card.tsx';
import { Progress } from '#ui/states/Progress.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from '../PointsScreen.module.css';
import { words } from '../words.en.ts';

const states = {
  [collectedStates.open]: 'locked',
  [collectedStates.claimable]: 'claimable',
  [collectedStates.claimed]: 'claimed',
} as const;

interface CollectedProps {
  addup: Readonly<Addup>;
  claim: MoneyAct<'claimCollected'>;
  /** The turnover requirement of claimed money. */
  turnover: string;
}

/** The number of cards scratched so far, and the one-time rewards for it (DI-07). */
export function Collected({ addup: { count, list }, claim, turnover }: CollectedProps) {
  const t = words.use();
  const propOf = useProps();
  const next = list.find(({ need }) => count < need) ?? list.at(-1);
  if (!next) return null;
  const text = t('collectedOf', { n: count, need: next.need });
  return (
    <Card aria-label={t('collected')}>
      <h2 className={typography['heading']}>{t('collectTitle')}</h2>
      <Progress label={t('collected')} value={count} max={next.need} text={text} />
      <ul className={`${layout['list']} ${layout['stack3']}`}>
        {list.map(({ id, need, awards, status }) => {
          const prize = awards.map((award) => propOf(award.id).textOf(award.count)).join(' + ');
          const what = t('collectAt', { n: need, prize });
          return (
            <li key={id} className={css['row']}>
              <span className={css['words']}>
                <strong>{t('cardCount', { n: need })}</strong>
                <span className={typography['caption']}>{prize}</span>
              </span>
              <ClaimButton act={claim} input={{ id }} what={what} state={states[status]} kind="plain" />
            </li>
          );
        })}
      </ul>
      {list.some(({ awards }) => awards.some(({ id }) => isMoney(id))) && (
        <small className={typography['caption']}>{turnover}</small>
      )}
    </Card>
  );
}
