import type { FollowPage } from '#contract/endpoints/follow.ts';
import { props } from '#contract/props.ts';
import { pesos } from '#sandbox/hundredths.ts';

const points = [{ id: props.points, count: 20 }];

/** The operator's pages on other platforms, and the one-time reward for following each (FO-01). */
export const pages: readonly Omit<FollowPage, 'status'>[] = [
  {
    id: 1,
    platform: 'facebook',
    url: 'https://www.facebook.com/perlas.example',
    awards: [{ id: props.coin, count: pesos(5) }],
  },
  { id: 2, platform: 'messenger', url: 'https://m.me/perlas.example', awards: points },
  { id: 3, platform: 'viber', url: 'https://invite.viber.com/?g=perlas-example', awards: points },
  { id: 4, platform: 'telegram', url: 'https://t.me/perlas_example', awards: points },
  { id: 5, platform: 'youtube', url: 'https://www.youtube.com/@perlas.example', awards: points },
  { id: 6, platform: 'tiktok', url: 'https://www.tiktok.com/@perlas.example', awards: points },
];
