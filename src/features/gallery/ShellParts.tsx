import { useState } from 'react';
import { BottomNav } from '../../app/BottomNav.tsx';
import { GameCard, GameCardSkeleton } from '../../ui/GameCard.tsx';
import css from './gallery.module.css';
import { Sample } from './Sample.tsx';
import { long } from './samples.ts';

const games = [
  { name: 'Gold Tide', badges: ['Hot'], resting: false },
  { name: long, badges: ['Hot', 'New'], resting: false },
  { name: 'Night Reef', badges: ['In maintenance'], resting: true },
];

/** The lobby's cards, and the places under the thumb. */
export function ShellParts() {
  const [liked, setLiked] = useState<readonly string[]>(['Gold Tide']);
  const like = (name: string) => (on: boolean) =>
    setLiked(on ? [...liked, name] : liked.filter((each) => each !== name));
  return (
    <>
      <Sample name="Game cards, and what stands for them">
        <div className={css['games']}>
          {games.map(({ name, ...rest }, at) => (
            <GameCard
              key={name}
              {...rest}
              href="/game/search"
              name={name}
              brand="Lagoon Originals"
              cover={`/games/${1001 + at}.svg`}
              liked={liked.includes(name)}
              likeLabel={`Like ${name}`}
              onLike={like(name)}
            />
          ))}
          <GameCardSkeleton />
          <GameCardSkeleton />
          <GameCardSkeleton />
        </div>
      </Sample>
      <Sample name="Bottom navigation">
        <BottomNav inert={false} />
      </Sample>
    </>
  );
}
