import { Icon } from '#ui/media/Icon.tsx';
import { Picture } from '#ui/media/Picture.tsx';
import { inTime } from '#ui/states/inTime.ts';
import css from './VipScreen.module.css';

/** The mark of a VIP level, this many pixels large; a shield if it doesn't load. */
export function LevelMark({ src, size }: { src: string; size: number }) {
  return (
    <span className={css['mark']} style={{ width: size, height: size }}>
      <Picture ref={inTime} src={src} width={size} height={size}>
        <Icon name="shield" />
      </Picture>
    </span>
  );
}
