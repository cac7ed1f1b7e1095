import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Cover } from './Cover.tsx';
import css from './GameCard.module.css';
import { Icon } from './Icon.tsx';
import { Toggle } from '../Toggle.tsx';

/** A short label on a game's picture. */
export interface GameBadge {
  kind: 'hot' | 'new' | 'resting';
  text: string;
}

interface GameCardProps {
  href: string;
  name: string;
  brand: string;
  /** The picture's address; undefined for a card without a picture. */
  cover: string | undefined;
  /** A placeholder background while it loads, as CSS. */
  colours?: string | undefined;
  badges: readonly GameBadge[];
  /** With its cover and name alone. */
  small?: boolean | undefined;
  /** It takes two rows and columns of a grid, and shows where it leads. */
  large?: boolean | undefined;
  playLabel?: string;
  /** It can't be played now. */
  resting: boolean;
  liked: boolean;
  /** A further button below the picture. */
  aside?: ReactNode;
  likeLabel: string;
  onLike: (liked: boolean) => void;
  /** Called at a tap; false keeps it from leading anywhere. */
  onOpen?: () => boolean;
}

/** A game's card: a link to the game, and below its picture a like button. */
export function GameCard(props: GameCardProps) {
  const {
    href,
    name,
    brand,
    cover,
    colours,
    badges,
    small,
    large,
    playLabel,
    resting,
    liked,
    aside,
    likeLabel,
    onLike,
    onOpen,
  } = props;
  return (
    <article className={[css['card'], resting && css['resting'], large && css['large']].filter(Boolean).join(' ')}>
      <Link href={href} className={css['link']} onClick={(event) => onOpen?.() === false && event.preventDefault()}>
        <Cover src={cover} name={name} colours={colours} />
        <span className={css['name']}>{name}</span>
        {large && !resting && <span className={css['play']} data-text={playLabel} aria-hidden="true" />}
      </Link>
      {!small && (
        <>
          {badges.length > 0 && (
            <ul className={css['badges']}>
              {badges.map(({ kind, text }) => (
                <li key={kind} className={`${css['badge']} ${css[kind]}`}>
                  {text}
                </li>
              ))}
            </ul>
          )}
          <div className={css['foot']}>
            <Toggle label={likeLabel} pressed={liked} onToggle={onLike}>
              <Icon name="heart" filled={liked} />
            </Toggle>
            <p className={css['brand']}>{brand}</p>
            {aside}
          </div>
        </>
      )}
    </article>
  );
}

/** A skeleton of a card, at its height. */
export function GameCardSkeleton() {
  return (
    <div className={css['card']} aria-hidden="true">
      <span className={css['link']}>
        <span className={css['cover']} />
        <span className={css['name']} />
      </span>
      <span className={css['foot']} />
    </div>
  );
}
