// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Activity } from '#contract/entities.ts';
import { render } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';

const track = vi.hoisted(() => vi.fn());
vi.mock('#nav/analytics.ts', () => ({ track, useSeen: () => {} }));
const show = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#nav/modals.ts', () => ({ show }));

const { bannersOf } = await import('./banners.ts');
const { BannerPicture } = await import('./BannerPicture.tsx');
const { ActivityList } = await import('./belowFold/ActivityList.tsx');
await import('#shared/activityTiles/ActivityTiles.tsx');

const address = 'https://partner.test/offer';
const activity = { id: 1, activityType: 9, title: 'Partner’s offer', themeUrl: address, unloginShowStatus: 1 };

/** Shows a banner or an activity with the operator's link. */
const shown = {
  async banner(link: string) {
    const [banner] = bannersOf({ genericImages: [{ uniqueKey: 'banner1', img: 'a.png', link }] }, () => true);
    await render(<BannerPicture banner={banner} label="News 1" first />);
  },
  async activity(link: string) {
    const activityMap = { 1: { ...activity, themeUrl: link } as Activity };
    setReply('getActivityIds', { activityMap });
    await render(<ActivityList />);
    // Waits for the tiles, which load lazily.
    await act(async () => {});
  },
};

beforeEach(() => vi.clearAllMocks());

const link = () => document.querySelector<HTMLElement>('button, a');

describe.each(['banner', 'activity'] as const)('outside link of a %s', (of) => {
  test('asks first, naming where it leads (S23)', async () => {
    await shown[of](address);
    await act(async () => link()!.click());
    expect(show).toHaveBeenCalledExactlyOnceWith('leave', { address });
    expect(track.mock.calls).toEqual(of === 'banner' ? [['banner_click', { banner: 'banner1' }]] : []);
  });

  test('has no href the browser could open, and is reachable by keyboard (S23)', async () => {
    await shown[of](address);
    expect(document.querySelector('[href], [target]')).toBeNull();
    expect(link()).toMatchObject({ tagName: 'BUTTON', type: 'button', tabIndex: 0 });
    await act(async () => void link()!.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 })));
    expect(show).not.toHaveBeenCalled();
  });

  test('is dropped with any other scheme (S23)', async () => {
    for (const bad of [
      'javascript:alert(1)',
      'http://partner.test/',
      'data:text/html,x',
      '//partner.test/',
      'https://[',
    ]) {
      await shown[of](bad);
      expect(link()).toBeNull();
    }
  });
});
