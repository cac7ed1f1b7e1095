import { activityTypes } from '#contract/activityTypes.ts';
import { lotteryTypes } from '#contract/rewards/lottery.ts';
import { forActivity } from '#shared/activities/forActivity.tsx';
import { Prizes } from '../Prizes.tsx';
import { Sub } from '../Sub.tsx';
import { words as common } from '../words.en.ts';
import { words } from './words.en.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';

/** How the lottery works, with its prizes and odds (players B18). */
function RuleScreen() {
  const t = common.use();
  const own = words.use();
  return (
    <Sub path="/activity/lottery/rule" title={t('rule')} open>
      {(info, type) => {
        const { pick, max } = info.numbers;
        const lines = [
          own('rulePick', { pick: String(pick), max: String(max) }),
          own(type === activityTypes.Lottery ? 'ruleTimesDaily' : 'ruleTimesWeekend'),
          own('ruleSales'),
          own('ruleFair', { pick: String(pick) }),
          own('ruleJackpot', { pick: String(pick) }),
          own('rulePrizes'),
          own('ruleLimits', { most: String(info.most) }),
        ];
        return (
          <>
            <ul className={layout['bullets']}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <Prizes info={info} />
            <p className={typography['caption']}>{own('ruleNote')}</p>
          </>
        );
      }}
    </Sub>
  );
}

export default forActivity(lotteryTypes, RuleScreen);
