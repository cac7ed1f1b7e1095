import { useId, useRef, useState, type CSSProperties } from 'react';
import { useSnapshot } from 'valtio';
import type { JackpotWinner } from '#contract/endpoints/jackpot.ts';
import { movesLess } from '#data/preferences.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { useProps } from '#shared/rewards/useProps.ts';
import { Drawing } from '#ui/media/Drawing.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { useTurns } from '#ui/lists/useTurns.ts';
import { DateText } from '#ui/text/DateText.tsx';
import { cardClass } from '#ui/cardClass.ts';
import typography from '#ui/typography.module.css';
import css from './Wheel.module.css';
import { words } from './words.en.ts';

/** How long the carousel rests on a winner, milliseconds (K-04). */
const turn = 2_000;

const drawings = { play: 'M7.5 4.5v15l12-7.5z', pause: 'M8 5v14M16 5v14' };

/** Max visible rows. */
const mostRows = 3;

/**
 * Touched, focused by keyboard, or hovered by a mouse: a tap also leaves a focus behind, and hover on devices without
 * hovering.
 */
const isInUse = (list: Element) =>
  list.matches(':active, :focus-visible') || (matchMedia('(hover: hover)').matches && list.matches(':hover'));

/**
 * The operator's latest winners, moving one at a time, and from the last to the first. It rests while it is touched,
 * or has the keyboard's focus, while the page is hidden or untouched for half a minute, and with reduced motion, and can be paused (JP-05).
 */
export function Winners({ winners }: { winners: readonly Readonly<JackpotWinner>[] }) {
  const t = words.use();
  const name = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isPaused, setIsPaused] = useState(movesLess);

  const moves = !isPaused && winners.length > 1;
  const moveOn = () => {
    const self = list.current!;
    if (isInUse(self)) return;
    const { scrollTop, clientHeight, scrollHeight } = self;
    const top = self.getBoundingClientRect().top;
    const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
    const next = [...self.children].find((row) => row.getBoundingClientRect().top > top + 1);
    self.scrollTo({ top: isAtEnd || !next ? 0 : scrollTop + next.getBoundingClientRect().top - top });
  };
  useTurns(moves, moveOn, turn);

  return (
    <section aria-labelledby={name} className={`${cardClass()} ${css['winners']}`}>
      <header>
        <h2 id={name}>{t('winners')}</h2>
        {winners.length > 1 && (
          <Toggle label={t('pause')} pressed={isPaused} onToggle={setIsPaused}>
            <Drawing path={drawings[isPaused ? 'play' : 'pause']} />
          </Toggle>
        )}
      </header>
      {winners.length === 0 ? (
        <p className={`${css['small']} ${typography['caption']}`}>{t('noWinners')}</p>
      ) : (
        <ul
          ref={list}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
          tabIndex={0}
          aria-labelledby={name}
          style={{ '--rows': Math.max(1, Math.min(mostRows, winners.length - 1)) } as CSSProperties}
        >
          {winners.map((winner, row) => (
            <Winner key={row} {...winner} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Winner({ nickname, propId, count, amountSection, updateTime }: Readonly<JackpotWinner>) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const propOf = useProps();
  const [least, most] = amountSection ?? [];
  const isRange = count === 0 && most !== undefined;
  return (
    <li>
      <bdi className={css['nickname']}>{nickname}</bdi>
      <span className={css['won']}>
        {isRange ? t('range', { least: formatMoney(least), most: formatMoney(most) }) : propOf(propId).textOf(count)}
      </span>
      <DateText at={updateTime} locale={locales[code]} as="day" />
    </li>
  );
}
