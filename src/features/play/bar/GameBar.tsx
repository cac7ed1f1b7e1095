import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Balance } from '#shared/page/Balance.tsx';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { Button } from '#ui/Button.tsx';
import { BarButton } from './BarButton.tsx';
import { Clock } from './Clock.tsx';
import css from './GameBar.module.css';
import { Net } from './Net.tsx';
import type { GameRequest, Opening } from '../useOpenGame.ts';
import { useFullscreen } from '../frame/useFullscreen.ts';
import { words } from '../words.ts';

interface GameBarProps {
  asked: GameRequest;
  name: string;
  opening: Opening;
  onExit: () => void;
  onDeposit: () => void;
  onCare: () => void;
}

/**
 * The bar above a game: exit, balance, time and result of this game session. Collapsed, it still shows time, result and
 * the link to limits (GA-16, players RG-02).
 */
export function GameBar({ asked: { gameId, tryIt }, name, opening, onExit, onDeposit, onCare }: GameBarProps) {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const [folded, fold] = useState(false);
  const full = useFullscreen(opening.stage === 'open');
  const info = () => void show('gameInfo', { gameId, name, inPlay: true }).catch(report);

  return (
    <header className={folded ? `${css['bar']} ${css['folded']}` : css['bar']}>
      <div className={css['head']}>
        <Button kind="quiet" onClick={onExit}>
          {t('exit')}
        </Button>
        <h1 className={css['name']} tabIndex={-1}>
          {name}
        </h1>
        {tryIt && <span className={css['demo']}>{t('demo')}</span>}
        {userId !== 0 && <Balance />}
        {userId !== 0 && !tryIt && <BarButton drawing="deposit" label={t('deposit')} onClick={onDeposit} />}
      </div>
      <div className={css['strip']}>
        <dl className={css['readings']}>
          {opening.stage === 'open' && <Clock since={opening.at} />}
          {opening.stage === 'open' && !tryIt && <Net begun={opening.coin} />}
        </dl>
        <div className={css['tools']}>
          <BarButton drawing="care" label={t('care')} onClick={onCare} />
          <BarButton drawing="info" label={t('info')} onClick={info} />
          {full.can && (
            <BarButton
              drawing={full.on ? 'small' : 'full'}
              label={t('full')}
              aria-pressed={full.on}
              onClick={full.toggle}
            />
          )}
          <BarButton
            drawing={folded ? 'more' : 'less'}
            label={t('whole')}
            aria-expanded={!folded}
            onClick={() => fold(!folded)}
          />
        </div>
      </div>
    </header>
  );
}
