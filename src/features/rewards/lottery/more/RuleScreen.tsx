import { useSnapshot } from 'valtio';
import * as activityTypes from '#contract/activityTypes.ts';
import { lotteryTypes } from '#contract/rewards/lottery.ts';
import { formatClock } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { forActivity } from '#shared/activities/forActivity.tsx';
import { Prizes } from '../Prizes.tsx';
import { Sub } from '../Sub.tsx';
import { words } from '../words.en.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';

/** How the lottery works, with its prizes and odds (players B18). */
function RuleScreen() {
  const t = words.use();
  const { code } = useSnapshot(language);
  return (
    <Sub path="/activity/lottery/rule" title={t('rule')} open>
      {(info, type) => {
        const { pick, max } = info.numbers;
        const time = formatClock(info.drawTime, locales[code]);
        const lines = [
          t('rulePick', { pick: String(pick), max: String(max) }),
          t(type === activityTypes.Lottery ? 'ruleTimesDaily' : 'ruleTimesWeekend', { time }),
          t('ruleSales'),
          t('ruleFair', { pick: String(pick) }),
          t('ruleJackpot', { pick: String(pick) }),
          t('rulePrizes'),
          t('ruleLimits', { most: String(info.most) }),
        ];
        return (
          <>
            <ul className={layout['bullets']}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <Prizes info={info} />
            <p className={typography['caption']}>{t('ruleNote')}</p>
          </>
        );
      }}
    </Sub>
  );
}

export default forActivity(lotteryTypes, RuleScreen);
