import { useId, useRef, useState } from 'react';
import type { Output } from '#contract/endpoints.ts';
import { useAsOf } from '#i18n/useFreshness.ts';
import { movesLess } from '#data/preferences.ts';
import { useReply } from '#nav/useReply.ts';
import { useJackpotPolling } from '#shared/activities/useJackpotPolling.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Card } from '#ui/Card.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './Jackpot.module.css';
import { useViewportPosition } from './useViewportPosition.ts';
import { Winner } from './Winner.tsx';
import { words } from '../belowFold/words.en.ts';

/** Maximum number of winners shown. */
const most = 3;

/**
 * The operator's jackpot and its latest winners. It appears only while its position is still below the viewport,
 * so that it causes no layout shift.
 */
export function Jackpot() {
  const { value, at, retry } = useReply('getJackpotDrawInfo', {});
  const self = useRef<HTMLDivElement>(null);
  const place = useViewportPosition(self, value !== undefined);
  const [isShown, setIsShown] = useState(false);
  if (!isShown && place === 'below') setIsShown(true);
  useJackpotPolling(isShown && place === 'here', async () => {
    if (!movesLess()) await retry();
  });

  return (
    <div ref={self} className={css['place']}>
      {isShown && value && <Figures {...value} at={at} />}
    </div>
  );
}

type FiguresProps = Pick<Output<'getJackpotDrawInfo'>, 'total' | 'jackpotWinnerList'> & { at: number };

/** The amount with its time (players RG-32), and the winners, if any. */
function Figures({ total, jackpotWinnerList, at }: FiguresProps) {
  const t = words.use();
  const common = shell.use();
  const time = useAsOf(at);
  const [name, list] = [useId(), useId()];
  return (
    <Card nacre aria-labelledby={name}>
      <div className={css['head']}>
        <h2 id={name}>{t('jackpot')}</h2>
        {time && <span className={typography['caption']}>{common('asOf', { time })}</span>}
        <span className={css['total']}>
          <MoneyText amount={total} large />
        </span>
      </div>
      {jackpotWinnerList.length > 0 && (
        <div>
          <h3 id={list} className={css['listName']}>
            {t('winners')}
          </h3>
          <ul aria-labelledby={list} className={`${css['winners']} ${layout['list']}`}>
            {jackpotWinnerList.slice(0, most).map((winner, row) => (
              <li key={row}>
                <Winner {...winner} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
