import type { Activity } from '#contract/entities.ts';
import layout from '#ui/layout.module.css';
import { ActivityTile } from './ActivityTile.tsx';
import type { Link } from '#shared/activities/link.ts';
import css from './ActivityTiles.module.css';

/** An activity of a list, where it leads, and what it gives, in words. */
export interface ListedActivity {
  activity: Readonly<Activity>;
  link: Link;
  gives?: string;
}

interface ActivityTilesProps {
  list: readonly ListedActivity[];
  /** The operator's time, epoch milliseconds. */
  now: number;
}

/** Promotions side by side, in the order given. */
export const ActivityTiles = ({ list, now }: ActivityTilesProps) => (
  <ul className={`${layout['list']} ${css['tiles']}`}>
    {list.map((each) => (
      <li key={each.activity.id}>
        <ActivityTile {...each} now={now} />
      </li>
    ))}
  </ul>
);
