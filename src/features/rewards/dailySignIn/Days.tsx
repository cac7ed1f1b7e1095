import { dayStates } from '#contract/rewards/dailySignIn.ts';
import type { SignInDay } from '#contract/endpoints/dailySignIn.ts';
import type { Reward } from '#contract/signInReply.ts';
import { useAwardText } from '#shared/rewards/useAwardText.ts';
import { useProps } from '#shared/rewards/useProps.ts';
import { Icon } from '#ui/media/Icon.tsx';
import { Picture } from '#ui/media/Picture.tsx';
import { inTime } from '#ui/states/inTime.ts';
import typography from '#ui/typography.module.css';
import hidden from '#ui/visuallyHidden.module.css';
import { cardClass } from '#ui/cardClass.ts';
import css from './SignInScreen.module.css';
import { words } from './words.en.ts';

/** The seven days of a cycle: each one's award, today's, and which are claimed or missed (SI-01). */
export function Days({ list }: { list: readonly Readonly<SignInDay>[] }) {
  const t = words.use();
  const awardText = useAwardText();
  return (
    <ol className={css['days']} aria-label={t('days')}>
      {list.map(({ day, awards, status }) => {
        const word = wordOf(status);
        return (
          <li
            key={day}
            className={`${cardClass('tile')} ${css['day']}`}
            data-state={status}
            aria-current={status === dayStates.today ? 'date' : undefined}
          >
            <span className={typography['muted']}>{t('day', { n: String(day) })}</span>
            <Gifts awards={awards} />
            <span className={hidden['unseen']}>{awardText(awards)}</span>
            {word && <span className={css['state']}>{t(word)}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function wordOf(status: SignInDay['status']): 'today' | 'done' | 'missed' | undefined {
  if (status === dayStates.today) return 'today';
  if (status === dayStates.done) return 'done';
  return status === dayStates.missed ? 'missed' : undefined;
}

function Gifts({ awards }: { awards: readonly Reward[] }) {
  const propOf = useProps();
  return (
    <span className={css['gifts']} aria-hidden="true">
      {awards.map(({ id, count }) => {
        const { picture, amountOf } = propOf(id);
        return (
          <span key={id} className={css['gift']}>
            <Picture ref={inTime} src={picture} width={28} height={28}>
              <Icon name="gift" />
            </Picture>
            {amountOf(count)}
          </span>
        );
      })}
    </span>
  );
}
