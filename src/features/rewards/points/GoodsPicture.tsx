import { Icon } from '#ui/media/Icon.tsx';
import { Picture } from '#ui/media/Picture.tsx';
import { inTime } from '#ui/states/inTime.ts';

/** The picture of goods or of a card, or a gift if there is none. */
export function GoodsPicture({ src, size }: { src: string | null | undefined; size: number }) {
  return (
    <Picture ref={inTime} src={src ?? undefined} width={size} height={size}>
      <Icon name="gift" />
    </Picture>
  );
}
