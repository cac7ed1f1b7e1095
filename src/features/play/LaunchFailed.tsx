import { Suspense, useEffect, useState } from 'react';
import * as codes from '#contract/codes.ts';
import type { Failure } from '#contract/failure.ts';
import type { Tile } from '#contract/entities.ts';
import { isByLimit } from '#shared/rg/limitCodes.ts';
import { failureText } from '#i18n/failureText.ts';
import { GameList } from '#shared/games/GameList.tsx';
import { app } from '#data/worker.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { readyTimeout } from './frame/GameFrame.tsx';
import { IdentityFirst } from './IdentityFirst.tsx';
import { LimitNotice, DepositOffer } from './lazyRg.ts';
import layout from '#ui/layout.module.css';
import css from './Play.module.css';
import { words } from './words.en.ts';

interface LaunchFailedProps {
  why: Failure | 'address' | 'slow';
  gameId: number;
  onAgain: () => void;
}

/** Why a game can't be played, and what the player can do (GA-12). */
export function LaunchFailed({ why, gameId, onAgain }: LaunchFailedProps) {
  const t = words.use();
  /** The code of a refusal; a limit of the player's has codes of its own (GA-20). */
  const code = typeof why === 'object' && why.kind === 'refused' ? why.code : 0;
  if (typeof why === 'object' && isByLimit(code)) return <LimitNotice code={code} details={why.details} />;
  if (code === codes.closed || code === codes.notFound) {
    const resting = code === codes.closed;
    return (
      <div className={css['trouble']}>
        <EmptyState title={t(resting ? 'resting' : 'gone')} text={t(resting ? 'restingText' : 'goneText')} />
        <OtherGames than={gameId} />
      </div>
    );
  }
  if (code === codes.kycNeeded) return <IdentityFirst />;
  const text = { address: t('refusedText'), slow: t('slowText', { seconds: readyTimeout / 1_000 }) };
  return (
    <div className={css['trouble']} role="alert">
      <EmptyState
        title={t(why === 'slow' ? 'slow' : 'failed')}
        text={typeof why === 'object' ? (failureText(why) ?? '') : text[why]}
      >
        <Button kind={code === codes.lowBalance ? 'plain' : 'gold'} onClick={onAgain}>
          {t('openAgain')}
        </Button>
        {/* Loaded lazily; it causes no layout shift. */}
        <Suspense>{code === codes.lowBalance && <DepositOffer />}</Suspense>
      </EmptyState>
    </div>
  );
}

/** Number of other games suggested. */
const suggested = 6;

function OtherGames({ than }: { than: number }) {
  const t = words.use();
  const [tiles, setTiles] = useState<Tile[]>();
  useEffect(() => {
    app.games.findGames({ hot: true, from: 0, count: suggested * 2 }).then(
      (found) => setTiles(found.tiles.filter(({ id, maintenance }) => id !== than && !maintenance).slice(0, suggested)),
      () => setTiles([]),
    );
  }, [than]);
  if (tiles?.length === 0) return null;
  return (
    <section className={layout['stack3']} aria-label={t('others')}>
      <h2>{t('others')}</h2>
      <GameList tiles={tiles} />
    </section>
  );
}
