import type { RefObject } from 'react';
import css from './below.module.css';
import { useCarousel } from './useCarousel.ts';
import { words } from './words.ts';

const drawings = { pause: 'M8 5.5v13M16 5.5v13', play: 'M8 5l11 7-11 7z' };

interface BannerControlsProps {
  strip: RefObject<HTMLElement | null>;
  count: number;
}

/** Moves the banners on by themselves, and says which of them is shown; they can be stopped. */
export function BannerControls({ strip, count }: BannerControlsProps) {
  const t = words.use();
  const { at, playing, play } = useCarousel(strip, count);
  return (
    <div className={css['controls']}>
      <span className={css['place']} aria-hidden="true">
        {at + 1} / {count}
      </span>
      <button
        type="button"
        className={css['pause']}
        aria-label={t(playing ? 'pause' : 'play')}
        onClick={() => play(!playing)}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d={playing ? drawings.pause : drawings.play} />
        </svg>
      </button>
    </div>
  );
}
