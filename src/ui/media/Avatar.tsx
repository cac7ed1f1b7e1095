import css from './Avatar.module.css';
import { Picture } from './Picture.tsx';

interface AvatarProps {
  /** The address of the picture, if there is one. */
  src: string | undefined;
  /** Whose it is; the first letters stand in for a picture that is missing. */
  name: string;
  /** Its side, in pixels. */
  size?: number;
}

/** The side of an avatar, in pixels, where nobody says otherwise. */
const usual = 64;

/** A player's picture, or initials. */
export function Avatar({ src, name, size = usual }: AvatarProps) {
  const look = { className: css['avatar'], style: { width: size, height: size, fontSize: size / 3 } };
  const initials = name
    .trim()
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
    .slice(0, 2)
    .join('');
  return (
    <Picture {...look} src={src} width={size} height={size}>
      {/* Drawn, not written: a link around it is called by where it leads. */}
      <span {...look} aria-hidden="true" data-initials={initials.toUpperCase()} />
    </Picture>
  );
}
