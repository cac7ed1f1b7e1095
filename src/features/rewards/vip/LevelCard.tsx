import { useId } from 'react';
import type { VipLevel } from '#contract/endpoints/vip.ts';
import { vipStates } from '#contract/rewards/vip.ts';
import { formatMoney } from '#i18n/money.ts';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import { useTypeName } from '#shared/games/useTypeName.ts';
import type { MoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { useAwardText } from '#shared/rewards/useAwardText.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { Fact, Facts } from '#ui/text/Facts.tsx';
import { LevelMark } from './LevelMark.tsx';
import { percentOf, xpOf } from './levels.ts';
import { useLevelLook } from './useLevelLook.ts';
import type { Vip } from './useVip.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './VipScreen.module.css';
import { words } from './words.en.ts';

interface LevelCardProps {
  level: Readonly<VipLevel>;
  /** The player's level. */
  own: number;
  act: MoneyAct<'claimVipUpgrade'>;
  vip: Vip;
  reasonId: string;
}

/**
 * One level in its colours: the award for reaching it, and, collapsed unless it is the player's, its requirements and
 * benefits (VI-02, VI-03).
 */
export function LevelCard({ level: each, own, act, vip, reasonId }: LevelCardProps) {
  const t = words.use();
  const titleId = useId();
  const awardText = useAwardText();
  const { theme, icon } = useLevelLook()(each.level);
  const isOwn = each.level === own;
  return (
    <Card vip={theme} aria-labelledby={titleId} aria-current={isOwn ? 'true' : undefined}>
      <div className={layout['inline']}>
        <LevelMark src={icon} size={48} />
        <div className={css['grow']}>
          <p className={typography['caption']}>{t('vip', { n: String(each.level) })}</p>
          <h2 id={titleId}>{each.name}</h2>
        </div>
        {isOwn ? <Badge kind="play">{t('yours')}</Badge> : each.level < own && <Badge>{t('reached')}</Badge>}
      </div>
      <Upgrade level={each} act={act} vip={vip} reasonId={reasonId} />
      <Disclosure title={t('details', { name: each.name })} open={isOwn}>
        <div className={layout['stack3']}>
          <Facts>
            <Fact name={t('experience')}>{t('xp', { n: xpOf(each.experience) })}</Fact>
            <Fact name={t('monthBets')}>{each.betLimit > 0 ? formatMoney(each.betLimit) : t('none')}</Fact>
            <Fact name={t('daily')}>{awardText(each.dailyAward) || t('none')}</Fact>
            <Fact name={t('signInEach')}>{awardText(each.signInAward) || t('none')}</Fact>
            <Fact name={t('withdrawals')}>{each.withdrawTimes && String(each.withdrawTimes)}</Fact>
            <Fact name={t('fee')}>
              {typeof each.feeRate === 'number' && t('percent', { n: percentOf(each.feeRate) })}
            </Fact>
          </Facts>
          <Rebates rates={each.rebate ?? {}} />
        </div>
      </Disclosure>
    </Card>
  );
}

/** The rebates of a level by game type, for types with a name. */
function Rebates({ rates }: { rates: Readonly<Record<string, number>> }) {
  const t = words.use();
  const nameOf = useTypeName();
  const named = Object.entries(rates)
    .map(([type, rate]) => ({ name: nameOf(Number(type)), n: percentOf(rate) }))
    .filter(({ name }) => name);
  if (named.length === 0) return null;
  return (
    <>
      <h3 className={typography['subheading']}>{t('rebates')}</h3>
      <Facts plain>
        {named.map(({ name, n }) => (
          <Fact key={name} name={name}>
            {t('percent', { n })}
          </Fact>
        ))}
      </Facts>
    </>
  );
}

/** The claim of the award for reaching a level: locked above the player's, with how to unlock it. */
function Upgrade({ level, act, vip, reasonId }: Omit<LevelCardProps, 'own'>) {
  const t = words.use();
  const lockId = useId();
  const awardText = useAwardText();
  const { upgradeAward, upgradeStatus, name, experience } = level;
  if (upgradeAward.length === 0) return null;
  const isLocked = upgradeStatus === vipStates.locked;
  const waits = upgradeStatus === vipStates.claimable && vip.waits(upgradeAward);
  const open = isLocked || waits ? 'locked' : 'claimable';
  return (
    <div className={css['bare']}>
      <ListRow
        title={t('upgrade')}
        text={
          <>
            {awardText(upgradeAward)} {isLocked && <span id={lockId}>{t('locked', { n: xpOf(experience) })}</span>}
          </>
        }
        end={
          <ClaimButton
            act={act}
            input={{ level: level.level }}
            what={`${name}, ${awardText(upgradeAward)}`}
            state={upgradeStatus === vipStates.claimed ? 'claimed' : open}
            reasonId={isLocked ? lockId : waits ? reasonId : undefined}
            kind={vip.kind}
          />
        }
      />
    </div>
  );
}
