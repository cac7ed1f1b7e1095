import { useProps } from '#shared/rewards/useProps.ts';
import { Icon } from '#ui/media/Icon.tsx';
import { Picture } from '#ui/media/Picture.tsx';
import { inTime } from '#ui/states/inTime.ts';

/** The picture of a prop. */
export function PropPicture({ id, size = 40 }: { id: number; size?: number }) {
  const { picture } = useProps()(id);
  return (
    <Picture ref={inTime} src={picture} width={size} height={size}>
      <Icon name="gift" />
    </Picture>
  );
}
