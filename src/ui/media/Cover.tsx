import css from './GameCard.module.css';
import { Picture } from './Picture.tsx';

/** Width and height of the picture, pixels. */
const size = 160;

interface CoverProps {
  /** Undefined to load none. */
  src: string | undefined;
  name: string;
  /** A placeholder background while it loads, as CSS. */
  colours?: string | undefined;
}

/** A game's picture; the name's first letter replaces one that isn't loaded or fails to load, as offline. */
export function Cover({ src, name, colours }: CoverProps) {
  const box = { className: css['cover'], style: { background: colours } };
  return (
    <Picture {...box} src={src} width={size} height={size} loading="lazy">
      <span {...box} aria-hidden="true">
        {Array.from(name)[0]}
      </span>
    </Picture>
  );
}
