import { useId, useState } from 'react';
import type { ScratchCard } from '#contract/endpoints/scratchCards.ts';
import { mostAtOnce } from '#contract/rewards/shop.ts';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import { Rules } from '#shared/draws/Rules.tsx';
import type { MoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { rewardColour } from '#shared/rewards/Awards.tsx';
import { useProps } from '#shared/rewards/useProps.ts';
import { Card } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { GoodsPicture } from '../GoodsPicture.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from '../PointsScreen.module.css';
import { Stepper } from '../Stepper.tsx';
import { words } from '../words.en.ts';

interface CardOfferProps {
  card: Readonly<ScratchCard>;
  /** The turnover requirement of money prizes. */
  turnover: string;
  /** The player's diamonds. */
  diamond: number;
  buy: MoneyAct<'buyScratchCards'>;
  scratch: MoneyAct<'scratchCard'>;
  /** The look of what scratches one. */
  kind: 'gold' | 'plain';
  /** The id of the text that explains why nothing can be bought or scratched yet. */
  lockId: string | undefined;
  /** Whether odds and rules start expanded, as before the first try (players B18). */
  areOddsOpen: boolean;
}

/** A kind of scratch card: top prize, price, odds; to buy and to scratch (DI-05, DI-09). */
export function CardOffer({ card, turnover, diamond, buy, scratch, kind, lockId, areOddsOpen }: CardOfferProps) {
  const t = words.use();
  const propOf = useProps();
  const reasonId = useId();
  const [num, setNum] = useState(1);
  const { id, name, price, img, have, topPrize, odds } = card;
  const cost = price * num;
  const missing = cost - diamond;
  const chances = odds.map((each) => (each.propId === 0 ? { ...each, text: t('noPrize') } : each));
  return (
    <Card aria-label={name}>
      <div className={`${css['ware']} ${layout['inline']}`}>
        <GoodsPicture src={img} size={72} />
        <div className={css['words']}>
          <h2 className={typography['heading']}>{name}</h2>
          <strong className={`${css['prize']} ${rewardColour(topPrize.id)}`}>
            {t('topPrize', { prize: propOf(topPrize.id).textOf(topPrize.count) })}
          </strong>
          <span className={typography['caption']}>
            {t('eachFor', { price: t('diamondCount', { n: price }) })} · {t('cardsHeld', { n: String(have) })}
          </span>
        </div>
      </div>
      {have > 0 && (
        <ClaimButton
          act={scratch}
          input={{ id, num: 1 }}
          what={name}
          state={lockId ? 'locked' : 'claimable'}
          reasonId={lockId}
          kind={kind}
        >
          {t('scratchOne')}
        </ClaimButton>
      )}
      <div className={css['buy']}>
        <Stepper value={num} max={mostAtOnce} onChange={setNum} />
        <ClaimButton
          act={buy}
          input={{ id, num }}
          what={t('times', { name, n: num })}
          state={lockId || missing > 0 ? 'locked' : 'claimable'}
          reasonId={lockId ?? (missing > 0 ? reasonId : undefined)}
          kind="plain"
        >
          {t('buyFor', { price: t('diamondCount', { n: cost }) })}
        </ClaimButton>
      </div>
      {missing > 0 && (
        <small id={reasonId} className={typography['caption']}>
          {t('moreDiamonds', { n: missing })}
        </small>
      )}
      <Disclosure title={t('oddsRules')} open={areOddsOpen}>
        <div className={layout['stack3']}>
          <Rules lines={[t('ruleMatch'), t('ruleFixed'), turnover]} chances={chances} />
        </div>
      </Disclosure>
    </Card>
  );
}
