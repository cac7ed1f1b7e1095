import { useState } from 'react';
import css from './avatar.module.css';

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
  const [missing, setMissing] = useState<string>();
  const look = { className: css['avatar'], style: { width: size, height: size, fontSize: size / 3 } };
  if (src && src !== missing) {
    return <img {...look} src={src} alt="" width={size} height={size} onError={() => setMissing(src)} />;
  }
  const initials = name
    .trim()
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
    .slice(0, 2)
    .join('');
  // Drawn, not written: a link around it is called by where it leads.
  return <span {...look} aria-hidden="true" data-initials={initials.toUpperCase()} />;
}
