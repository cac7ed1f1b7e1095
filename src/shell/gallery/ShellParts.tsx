import { useState } from 'react';
import { BottomNav } from '../bars/BottomNav.tsx';
import { Bubble } from '../bubble/Bubble.tsx';
import { Button } from '#ui/Button.tsx';
import { Dot } from '#ui/Dot.tsx';
import { GameCard, GameCardSkeleton, type GameBadge } from '#ui/media/GameCard.tsx';
import css from './GalleryScreen.module.css';
import { Sample } from './Sample.tsx';
import { long, nothing } from './samples.ts';

const games: readonly { name: string; badges: readonly GameBadge[]; resting: boolean }[] = [
  { name: 'Gold Tide', badges: [{ kind: 'hot', text: 'Hot' }], resting: false },
  {
    name: long,
    badges: [
      { kind: 'hot', text: 'Hot' },
      { kind: 'new', text: 'New' },
    ],
    resting: false,
  },
  { name: 'Night Reef', badges: [{ kind: 'resting', text: 'In maintenance' }], resting: true },
];

/** Game cards and the bottom tabs. */
export function ShellParts() {
  const [liked, setLiked] = useState<readonly string[]>(['Gold Tide']);
  const [floats, setFloats] = useState(false);
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
      <Sample name="Bubble, which floats over the pages">
        <Button onClick={() => setFloats(!floats)}>{floats ? 'Send it away' : 'Let it float'}</Button>
        {floats && (
          <Bubble onOpen={nothing} onHide={() => setFloats(false)}>
            <Dot label="Something waits for you" />
          </Bubble>
        )}
      </Sample>
      <Sample name="Bottom navigation">
        <BottomNav inert={false} />
      </Sample>
    </>
  );
}
