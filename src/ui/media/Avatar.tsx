import css from './Avatar.module.css';
import { Picture } from './Picture.tsx';

interface AvatarProps {
  /** The picture's address, if there is one. */
  src: string | undefined;
  /** The player's name; its initials replace a missing picture. */
  name: string;
  /** Width and height, pixels. */
  size?: number;
}

/** Default width and height, pixels. */
const usual = 64;

/** A player's picture, or initials. */
export function Avatar({ src, name, size = usual }: AvatarProps) {
  const box = { className: css['avatar'], style: { width: size, height: size, fontSize: size / 3 } };
  const initials = name
    .trim()
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
    .slice(0, 2)
    .join('');
  return (
    <Picture {...box} src={src} width={size} height={size}>
      {/* By CSS rather than as text, so that the initials aren't part of a surrounding link's name. */}
      <span {...box} aria-hidden="true" data-initials={initials.toUpperCase()} />
    </Picture>
  );
}
