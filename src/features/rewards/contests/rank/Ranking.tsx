import type { RankPeriod } from '#contract/rewards/contests.ts';
import { awardStates } from '#contract/rewards/contests.ts';
import type { Output } from '#contract/endpoints.ts';
import { formatMoney } from '#i18n/money.ts';
import { Card } from '#ui/Card.tsx';
import { RuleCard } from '../RuleCard.tsx';
import { TimeLeft } from '../TimeLeft.tsx';
import type { Claim } from '../useClaim.ts';
import { useEnd } from '../useEnd.ts';
import { Past } from './Past.tsx';
import { Places } from './Places.tsx';
import { Prizes } from './Prizes.tsx';
import typography from '#ui/typography.module.css';
import css from './Ranking.module.css';
import { words } from '../words.en.ts';

type RankInfo = Readonly<Output<'rankInfo'>>;

interface RankingProps {
  period: RankPeriod;
  info: RankInfo;
  claim: Claim;
  retry: () => Promise<void>;
}

/**
 * A period: the time left, the player's place, claims of ended ones, the prizes, all places, and the rules. Waiting
 * claims come before claimed ones.
 */
export function Ranking({ period, info, claim, retry }: RankingProps) {
  const t = words.use();
  const { endTime, me, past, prizes, rule } = info;
  const { isOver, end } = useEnd(endTime, retry);
  const results = past.length > 0 && <Past period={period} results={past} turnover={rule.turnover} claim={claim} />;
  const waits = me.status === awardStates.claimable;
  // The terms of cash are stated once, beside a claim if there is one.
  const isSaid = past.some(({ status }) => status === awardStates.claimable);
  return (
    <>
      <Card nacre aria-label={t('mine')}>
        <TimeLeft label={t('endsIn')} until={endTime} isOver={isOver} overText={t('over')} onEnd={end} />
        <Mine me={me} isOver={isOver} />
      </Card>
      {waits && results}
      <Card>
        <Prizes prizes={prizes} turnover={isSaid ? undefined : rule.turnover} />
      </Card>
      <Card>
        <Places period={period} own={me.rank} />
      </Card>
      {!waits && results}
      <RuleCard
        lines={[
          t('ruleValue'),
          t('ruleValid'),
          t('ruleTie'),
          t('rulePeriod'),
          t('ruleClaim', { n: rule.claimDays }),
          t('ruleCare'),
        ]}
      />
    </>
  );
}

/** The player's place, and the distance to the next one while it runs; nothing urges to reach it (players RG-26). */
function Mine({ me: { rank, value, gap }, isOver }: { me: RankInfo['me']; isOver: boolean }) {
  const t = words.use();
  const before = String(rank - 1);
  if (rank === 0) {
    return (
      <>
        <p className={css['own']}>
          <span className={typography['caption']}>{t('mine')}</span>
          <strong>{t('noPlace')}</strong>
        </p>
        {!isOver && <p className={typography['caption']}>{t('noPlaceText')}</p>}
      </>
    );
  }
  const distance = gap > 0 ? t('gap', { n: before, amount: formatMoney(gap) }) : t('gapNone', { n: before });
  return (
    <>
      <p className={css['own']}>
        <span className={typography['caption']}>{t('mine')}</span>
        <strong>{rank}</strong>
      </p>
      <p className={css['own']}>
        <span className={typography['caption']}>{t('bets')}</span>
        <strong>{formatMoney(value)}</strong>
      </p>
      {!isOver && <p className={typography['caption']}>{rank === 1 ? t('lead') : distance}</p>}
    </>
  );
}
