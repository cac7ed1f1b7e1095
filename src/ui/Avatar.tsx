import { useState } from 'react';
import css from './avatar.module.css';

interface AvatarProps {
  /** The address of the picture, if there is one. */
  src: string | undefined;
  /** Whose it is; the first letters stand in for a picture that is missing. */
  name: string;
}

/** The side of an avatar, in pixels. */
const size = 64;

/** A player's picture, or initials. */
export function Avatar({ src, name }: AvatarProps) {
  const [missing, setMissing] = useState(false);
  if (src && !missing) {
    return (
      <img className={css['avatar']} src={src} alt="" width={size} height={size} onError={() => setMissing(true)} />
    );
  }
  const initials = name
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
    .slice(0, 2)
    .join('');
  return (
    <span className={css['avatar']} aria-hidden="true">
      {initials.toUpperCase()}
    </span>
  );
}
