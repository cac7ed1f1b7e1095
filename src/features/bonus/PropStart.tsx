import type { Reward } from '#contract/signInReply.ts';
import { useProps } from '#shared/rewards/useProps.ts';
import { Icon } from '#ui/media/Icon.tsx';
import { Picture } from '#ui/media/Picture.tsx';
import { inTime } from '#ui/states/inTime.ts';

/** The picture of the first of some rewards, at the start of a row; a gift where nobody knows what it is. */
export function PropStart({ rewards: [first] }: { rewards: readonly Reward[] }) {
  const propOf = useProps();
  const gift = <Icon name="gift" />;
  if (!first) return gift;
  return (
    <Picture ref={inTime} src={propOf(first.id).picture} width={40} height={40}>
      {gift}
    </Picture>
  );
}
