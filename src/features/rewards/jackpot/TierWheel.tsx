import { useEffect, useEffectEvent } from 'react';
import { effect } from '#data/effects.ts';
import { Celebration } from '#shared/celebration/Celebration.tsx';
import { Board } from '#shared/draws/Board.tsx';
import { useHighlight } from '#shared/draws/useHighlight.ts';
import { tierPace } from '#shared/draws/highlightSteps.ts';
import { useProps } from '#shared/rewards/useProps.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import typography from '#ui/typography.module.css';
import css from './Wheel.module.css';
import type { TierWin } from './useDraw.ts';
import { words } from './words.en.ts';

/** How long the wheel of the tiers stays after it has stopped, milliseconds (M-12). */
const stay = 2_000;

interface TierWheelProps {
  /** All tiers by their props, highest first, with their current amounts. */
  tiers: readonly { id: number; amount: number }[];
  win: TierWin;
}

/**
 * The second wheel: the four tiers, one of which is already won; it closes by itself after it has stopped, or when
 * skipped (S-09).
 */
export function TierWheel({ tiers, win: { propId, amount, end } }: TierWheelProps) {
  const t = words.use();
  const propOf = useProps();
  const highlight = useHighlight(tiers.length, tierPace);
  const { name, amountOf } = propOf(propId);
  // The result isn't revealed before the wheel has stopped.
  const won =
    highlight.isMoving || highlight.lit === undefined ? undefined : t('tierWon', { name, amount: amountOf(amount) });
  const finish = useEffectEvent((seen: boolean) => end(seen));
  const turn = useEffectEvent(() =>
    highlight.land(
      Math.max(
        0,
        tiers.findIndex(({ id }) => id === propId),
      ),
    ),
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    void turn().then((seen) => {
      if (!seen) return;
      effect('end');
      timer = setTimeout(() => finish(true), stay);
    });
    return () => {
      clearTimeout(timer);
      finish(false);
    };
  }, []);

  return (
    <Dialog title={t('tierTitle')} onClose={() => end(true)}>
      <Board
        label={t('tierTitle')}
        cells={tiers.map((tier) => {
          const count = tier.id === propId ? amount : tier.amount;
          const prop = propOf(tier.id);
          return { propId: tier.id, count, text: `${prop.amountOf(count)}\n${prop.name}` };
        })}
        highlight={highlight}
        result={won}
      >
        <Celebration key={won} worth={won ? 'large' : 'none'}>
          <p className={`${css['small']} ${typography['caption']}`}>{won ?? t('tierText')}</p>
        </Celebration>
        <Button onClick={() => end(true)}>{t('skip')}</Button>
      </Board>
    </Dialog>
  );
}
