import { useEffect, useRef, useState } from 'react';
import type { Output } from '#contract/endpoints.ts';
import { effect } from '#data/effects.ts';
import { app } from '#data/worker.ts';
import { useHeldBalance } from '#shared/draws/useHeldBalance.ts';
import { rewardColour } from '#shared/rewards/Awards.tsx';
import { useProps } from '#shared/rewards/useProps.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import typography from '#ui/typography.module.css';
import hidden from '#ui/visuallyHidden.module.css';
import { PropPicture } from '../PropPicture.tsx';
import { words } from '../words.en.ts';
import css from './DrawnCard.module.css';
import { Foil } from './Foil.tsx';

/** A drawn card and its name. */
export type Drawn = Output<'scratchCardLottery'> & { name: string };

const refreshBalance = () => void app.replies.read('refreshData', {}, true).catch(() => {});

interface DrawnCardProps {
  drawn: Readonly<Drawn>;
  /** Another card is being bought. */
  busy: boolean;
  /** Scratches the next one of its kind, if any. */
  onNext: () => void;
  onClose: () => void;
}

/**
 * A drawn card: scratched by finger, revealed by the button, or automatically at 60 % (DI-06). It isn't shown until
 * it is covered. Its prize shows in the balances once it is revealed.
 */
export function DrawnCard({ drawn: { cells, win, name, have }, busy, onNext, onClose }: DrawnCardProps) {
  const t = words.use();
  const propOf = useProps();
  const [isShown, setIsShown] = useState(false);
  const [covered, setCovered] = useState(false);
  const place = useRef<HTMLElement>(null);
  useHeldBalance(!isShown);
  const prize = win.map(({ id, count }) => propOf(id).textOf(count)).join(' + ');

  useEffect(() => {
    // Newer browsers return a promise, which can't be a cleanup function.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // The balance isn't refreshed before the prize is visible, or the page is left with the card unscratched.
  useEffect(() => refreshBalance, []);

  function reveal() {
    if (isShown) return;
    setIsShown(true);
    refreshBalance();
    effect(win.length > 0 ? 'win' : 'end');
  }

  const first = isShown ? win[0] : undefined;
  const isWon = (cell: (typeof cells)[number]) =>
    win.some(({ id, count }) => id === cell.propId && count === cell.count);
  return (
    <Card nacre ref={place} aria-label={t('cardTitle', { name })}>
      <h2 className={typography['heading']}>{t('cardTitle', { name })}</h2>
      <div className={css['scratch']}>
        <ul
          className={css['cells']}
          style={{ visibility: isShown || covered ? undefined : 'hidden' }}
          aria-label={t('fields')}
          aria-hidden={!isShown}
        >
          {cells.map((cell, at) => {
            const { name: prop, amountOf } = propOf(cell.propId);
            const isHit = isShown && isWon(cell);
            return (
              <li
                key={at}
                className={`${css['cell']} ${isHit ? rewardColour(cell.propId) : ''}`}
                data-won={isHit || undefined}
              >
                <PropPicture id={cell.propId} size={36} />
                <strong>{amountOf(cell.count)}</strong>
                <span className={hidden['unseen']}>{prop}</span>
              </li>
            );
          })}
        </ul>
        <Foil off={isShown} onEnough={reveal} onCover={setCovered} />
      </div>
      <output className={`${css['result']} ${first ? rewardColour(first.id) : ''}`} data-won={first && true}>
        {!isShown && t('scratchHint')}
        {isShown && (prize ? t('won', { prize }) : t('lost'))}
      </output>
      {!isShown && (
        <Button kind="gold" onClick={reveal}>
          {t('reveal')}
        </Button>
      )}
      {isShown && have > 0 && (
        <Button kind="gold" busy={busy} onClick={onNext}>
          {t('nextCard', { n: have })}
        </Button>
      )}
      {isShown && <Button onClick={onClose}>{t('backToCards')}</Button>}
    </Card>
  );
}
