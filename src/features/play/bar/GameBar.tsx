import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Balance } from '#shared/page/Balance.tsx';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import hidden from '#ui/visuallyHidden.module.css';
import { BarButton } from './BarButton.tsx';
import { Clock } from './Clock.tsx';
import css from './GameBar.module.css';
import { JackpotButton, JackpotDot } from './JackpotButton.tsx';
import { Net } from './Net.tsx';
import type { GameRequest, Opening } from '../useOpenGame.ts';
import { useFullscreen } from '../frame/useFullscreen.ts';
import { words } from '../words.en.ts';

interface GameBarProps {
  request: GameRequest;
  name: string;
  opening: Opening;
  onExit: () => void;
  onDeposit: () => void;
  onCare: () => void;
}

/**
 * The bar above a game, in one row: the way out, balance, time and result of this game session, and the sheet of limits
 * (GA-16, players RG-02). Unfolded, a second row has the game's name, the jackpot and further buttons.
 */
export function GameBar({ request: { gameId, tryIt }, name, opening, onExit, onDeposit, onCare }: GameBarProps) {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const dot = useId();
  const [whole, setWhole] = useState(false);
  const full = useFullscreen(opening.stage === 'open');
  const info = () => void show('gameInfo', { gameId, name, inPlay: true }).catch(report);

  return (
    <header className={css['bar']}>
      <div className={css['row']}>
        <BarButton drawing="exit" label={t('exit')} onClick={onExit} />
        <div className={css['readings']}>
          {tryIt && <span className={css['demo']}>{t('demo')}</span>}
          {userId !== 0 && <Balance />}
          {opening.stage === 'open' && (
            <>
              {!tryIt && (
                <dl className={css['figures']}>
                  <Net begun={opening.coin} />
                </dl>
              )}
              <dl className={css['clocks']}>
                <Clock since={opening.at} />
              </dl>
            </>
          )}
        </div>
        <div className={css['tools']}>
          {userId !== 0 && !tryIt && <BarButton drawing="deposit" label={t('deposit')} onClick={onDeposit} />}
          <BarButton drawing="care" label={t('care')} onClick={onCare} />
          <span className={css['dotted']}>
            <BarButton
              drawing={whole ? 'less' : 'more'}
              label={t('whole')}
              aria-expanded={whole}
              aria-describedby={whole ? undefined : dot}
              onClick={() => setWhole(!whole)}
            />
            {!whole && <JackpotDot id={dot} />}
          </span>
        </div>
      </div>
      <div className={whole ? css['row'] : undefined}>
        <h1 className={whole ? css['name'] : hidden['unseen']} tabIndex={-1}>
          {name}
        </h1>
        {whole && <JackpotButton />}
        {whole && <BarButton drawing="info" label={t('info')} onClick={info} />}
        {whole && full.can && (
          <BarButton
            drawing={full.on ? 'small' : 'full'}
            label={t('full')}
            aria-pressed={full.on}
            onClick={full.toggle}
          />
        )}
      </div>
    </header>
  );
}
