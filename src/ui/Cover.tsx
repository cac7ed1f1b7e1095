import { useState } from 'react';
import css from './gameCard.module.css';

/** The side of a cover, in pixels, as it is drawn. */
const size = 160;

/** A game's picture; its first letter stands in for one that can't be had, as offline. */
export function Cover({ src, name }: { src: string; name: string }) {
  const [missing, setMissing] = useState(false);
  if (missing) {
    return (
      <span className={css['cover']} aria-hidden="true">
        {Array.from(name)[0]}
      </span>
    );
  }
  return (
    <img
      className={css['cover']}
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}
