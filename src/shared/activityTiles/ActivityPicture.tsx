import type { Activity } from '#contract/entities.ts';
import { Picture } from '#ui/media/Picture.tsx';
import { activityArt } from './activityArt.ts';
import css from './ActivityPicture.module.css';

/** The size of a drawing, pixels: in a tile, and in a band of its own. */
const [small, large] = [64, 96];

interface ActivityPictureProps {
  activity: Readonly<Pick<Activity, 'activityType' | 'img'>>;
  /** Fills what it stands in, below other content, instead of a band of its own. */
  behind?: boolean;
}

/** An activity's picture: the operator's, or a drawing on the colour of what the activity is about. */
export function ActivityPicture({ activity: { activityType, img }, behind = false }: ActivityPictureProps) {
  const { tone, prop } = activityArt(activityType);
  const size = behind ? small : large;
  return (
    <span className={`${css['picture']} ${css[tone] ?? ''} ${behind ? css['behind'] : ''}`} aria-hidden="true">
      <Picture src={img ?? undefined} className={css['photo']} loading="lazy">
        <Picture src={`/icons/props/${prop}.svg`} width={size} height={size} loading="lazy">
          {null}
        </Picture>
      </Picture>
    </span>
  );
}
