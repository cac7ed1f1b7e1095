import { Link } from 'wouter';
import { Cover } from './Cover.tsx';
import css from './GameCard.module.css';
import { Icon } from './Icon.tsx';
import { Toggle } from '../Toggle.tsx';

interface GameCardProps {
  href: string;
  name: string;
  brand: string;
  /** The picture's address; undefined for a card without a picture. */
  cover: string | undefined;
  /** A placeholder background while it loads, as CSS. */
  colours?: string | undefined;
  /** Short labels on the picture: hot, new, resting. */
  badges: readonly string[];
  /** With its cover and name alone. */
  small?: boolean | undefined;
  /** It can't be played now. */
  resting: boolean;
  liked: boolean;
  likeLabel: string;
  onLike: (liked: boolean) => void;
  /** Called at a tap; false keeps it from leading anywhere. */
  onOpen?: () => boolean;
}

/** A game's card: a link to the game, and a like button. */
export function GameCard(props: GameCardProps) {
  const { href, name, brand, cover, colours, badges, small, resting, liked, likeLabel, onLike, onOpen } = props;
  return (
    <article className={resting ? `${css['card']} ${css['resting']}` : css['card']}>
      <Link href={href} className={css['link']} onClick={(event) => onOpen?.() === false && event.preventDefault()}>
        <Cover src={cover} name={name} colours={colours} />
        <span className={css['name']}>{name}</span>
      </Link>
      {!small && (
        <>
          <p className={css['brand']}>{brand}</p>
          {badges.length > 0 && (
            <ul className={css['badges']}>
              {badges.map((badge) => (
                <li key={badge} className={css['badge']}>
                  {badge}
                </li>
              ))}
            </ul>
          )}
          <div className={css['like']}>
            <Toggle label={likeLabel} pressed={liked} onToggle={onLike}>
              <Icon name="heart" filled={liked} />
            </Toggle>
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
      <span className={css['brand']}>&nbsp;</span>
    </div>
  );
}
