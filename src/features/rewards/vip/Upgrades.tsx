import type { VipLevel } from '#contract/endpoints/vip.ts';
import { vipStates } from '#contract/rewards/vip.ts';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import type { MoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { useAwardText } from '#shared/rewards/useAwardText.ts';
import { Card } from '#ui/Card.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import type { Vip } from './useVip.ts';
import layout from '#ui/layout.module.css';
import css from './VipScreen.module.css';
import { words } from './words.en.ts';

interface UpgradesProps {
  levels: readonly Readonly<VipLevel>[];
  act: MoneyAct<'claimVipUpgrade'>;
  vip: Vip;
  reasonId: string;
}

/** The unclaimed awards for reached levels (VI-03); nothing without one. */
export function Upgrades({ levels, act, vip, reasonId }: UpgradesProps) {
  const t = words.use();
  const awardText = useAwardText();
  const ready = levels.filter(({ upgradeStatus }) => upgradeStatus === vipStates.claimable);
  if (ready.length === 0) return null;
  return (
    <Card>
      <h2>{t('upgrades')}</h2>
      <ul className={`${css['claims']} ${layout['list']}`}>
        {ready.map(({ level, name, upgradeAward }) => (
          <li key={level}>
            <ListRow
              title={name}
              text={awardText(upgradeAward)}
              end={
                <ClaimButton
                  act={act}
                  input={{ level }}
                  what={`${name}, ${awardText(upgradeAward)}`}
                  state={vip.waits(upgradeAward) ? 'locked' : 'claimable'}
                  reasonId={vip.waits(upgradeAward) ? reasonId : undefined}
                  kind={vip.kind}
                />
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
