import { useId } from 'react';
import * as activityTypes from '#contract/activityTypes.ts';
import type { Mission } from '#contract/endpoints/slotsHack.ts';
import type { Tile } from '#contract/entities.ts';
import { useSavesData } from '#data/preferences.ts';
import { words as shell } from '#i18n/words.en.ts';
import { href } from '#nav/href.ts';
import { useReply } from '#nav/useReply.ts';
import { coloursOf, coverOf } from '#shared/games/coverOf.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Cover } from '#ui/media/Cover.tsx';
import hidden from '#ui/visuallyHidden.module.css';
import type { Claim } from '../useClaim.ts';
import css from './GameMissions.module.css';
import { MissionRow } from './MissionRow.tsx';
import { words } from '../words.en.ts';

interface GameMissionsProps {
  gameId: number;
  /** The game from the cached lobby; undefined if it isn't there, or not yet. */
  tile: Readonly<Tile> | undefined;
  /** Whether the cache has been searched. */
  isKnown: boolean;
  missions: readonly Readonly<Mission>[];
  claim: Claim;
  /** The look of their claims. */
  kind: 'gold' | 'plain';
  isOver: boolean;
}

/** A chosen game, a link into it by the activity, and its missions (SL-01). */
export function GameMissions({ gameId, tile, isKnown, missions, claim, kind, isOver }: GameMissionsProps) {
  const t = words.use();
  const titleId = useId();
  const isGone = !tile && isKnown;
  const name = tile?.name ?? t(isGone ? 'gameGone' : 'someSlot');
  return (
    <Card aria-labelledby={titleId}>
      <div className={`${css['game']} ${layout['inline']}`}>
        <GameCover tile={tile} name={name} />
        <h2 id={titleId}>{name}</h2>
        {!isGone && !isOver && <Way gameId={gameId} name={name} resting={Boolean(tile?.maintenance)} />}
      </div>
      {missions.length === 0 && <p className={typography['caption']}>{t('noMissions')}</p>}
      <ul className={`${layout['list']} ${layout['stack3']}`}>
        {missions.map((mission) => (
          <MissionRow key={mission.id} mission={mission} game={name} claim={claim} kind={kind} isOver={isOver} />
        ))}
      </ul>
    </Card>
  );
}

function GameCover({ tile, name }: { tile: GameMissionsProps['tile']; name: string }) {
  const plain = useSavesData();
  return (
    <div className={css['cover']}>
      <Cover src={tile && !plain ? coverOf(tile) : undefined} name={name} colours={tile && coloursOf(tile)} />
    </div>
  );
}

/** Opens the game with the activity's id; a suspended game says so. */
function Way({ gameId, name, resting }: { gameId: number; name: string; resting: boolean }) {
  const t = words.use();
  const s = shell.use();
  const { value } = useReply('getActivityIds', {});
  const activityId = value?.activityMap[activityTypes.SlotsHack]?.id;
  if (resting) return <Badge>{s('resting')}</Badge>;
  return (
    <LinkButton to={href('/game/start', { gameId, ...(activityId && { activityId }) })}>
      <span aria-hidden="true">{t('play')}</span>
      <span className={hidden['unseen']}>{t('playThis', { name })}</span>
    </LinkButton>
  );
}
