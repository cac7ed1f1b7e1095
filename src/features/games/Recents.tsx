import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { Tile } from '#contract/entities.ts';
import { href } from '#nav/href.ts';
import { language, locales } from '#i18n/language.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { coloursOf, coverOf } from '#shared/games/coverOf.ts';
import { GamesFailed } from '#shared/games/GamesFailed.tsx';
import { useGamesByIds } from '#shared/games/useGamesByIds.ts';
import { useSavesData } from '#data/preferences.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { toast } from '#nav/toasts.ts';
import { app } from '#data/worker.ts';
import { Cover } from '#ui/media/Cover.tsx';
import { formatMoment } from '#i18n/dates.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './Recents.module.css';
import { words } from './words.en.ts';

/** The recently played games, each with the time and a button to remove it from the list. */
export function Recents() {
  const t = words.use();
  const { recents } = useSnapshot(stores.library);
  const { tiles, failed, retry } = useGamesByIds(recents.map(({ gameId }) => gameId));
  if (recents.length === 0 || tiles?.length === 0) {
    return (
      <EmptyState picture="/icons/states/noRecords.svg" title={t('noRecents')} text={t('noRecentsText')}>
        <LinkButton to={href('/')}>{t('toGames')}</LinkButton>
      </EmptyState>
    );
  }
  if (!tiles && failed) return <GamesFailed onRetry={retry} />;
  if (!tiles) return <Skeleton lines={recents.length} />;
  const timeOf = new Map(recents.map(({ gameId, time }) => [gameId, time]));
  return (
    <ul className={layout['list']}>
      {tiles.map((tile) => {
        const time = timeOf.get(tile.id);
        return time !== undefined && <Recent key={tile.id} tile={tile} time={time} />;
      })}
    </ul>
  );
}

function Recent({ tile, time }: { tile: Tile; time: number }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const saves = useSavesData();
  const [now] = useState(Date.now);
  const { id, name } = tile;
  const remove = () => {
    toast(t('removed', { name }));
    void app.player.forgetRecent(id).catch(report);
  };
  return (
    <li className={css['row']}>
      <Link href={href('/game/start', { gameId: id })} className={css['game']}>
        <span className={css['picture']}>
          <Cover src={saves ? undefined : coverOf(tile)} colours={coloursOf(tile)} name={name} />
        </span>
        <span className={css['words']}>
          <strong className={css['name']}>{name}</strong>
          <span className={typography['caption']}>{t('played', { time: formatMoment(time, now, locales[code]) })}</span>
        </span>
      </Link>
      <button type="button" className={css['remove']} aria-label={t('remove', { name })} onClick={remove}>
        <Icon name="close" />
      </button>
    </li>
  );
}
