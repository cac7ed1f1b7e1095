import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { WhenWaiting } from '#shared/activities/WhenWaiting.tsx';
import { Dot } from '#ui/Dot.tsx';
import { BarButton } from './BarButton.tsx';
import css from './GameBar.module.css';
import { words } from '../words.en.ts';

/** Marks what leads to the jackpot while the player has a chance left there. */
export function JackpotDot() {
  const t = words.use();
  return (
    <WhenWaiting at="/activity/jackpot">
      <Dot label={t('jackpotReady')} />
    </WhenWaiting>
  );
}

/** Opens the jackpot's wheel over the game. */
export function JackpotButton() {
  const t = words.use();
  return (
    <span className={css['dotted']}>
      <BarButton drawing="jackpot" label={t('jackpot')} onClick={() => void show('jackpot', {}).catch(report)} />
      <JackpotDot />
    </span>
  );
}
