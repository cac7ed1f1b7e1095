import css from './GameCard.module.css';
import { Picture } from './Picture.tsx';

/** The side of a cover, in pixels, as it is drawn. */
const size = 160;

interface CoverProps {
  /** Undefined where none is to be loaded. */
  src: string | undefined;
  name: string;
  /** Stands in its place until it has come, as CSS. */
  colours?: string | undefined;
}

/** A game's picture; its first letter stands in for one that isn't to be loaded, or can't be had, as offline. */
export function Cover({ src, name, colours }: CoverProps) {
  const look = { className: css['cover'], style: { background: colours } };
  return (
    <Picture {...look} src={src} width={size} height={size} loading="lazy">
      <span {...look} aria-hidden="true">
        {Array.from(name)[0]}
      </span>
    </Picture>
  );
}
