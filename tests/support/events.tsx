import { vi } from 'vitest';
import type { Activity } from '#contract/entities.ts';
import EventsScreen from '#features/bonus/events/EventsScreen.tsx';
import { render } from './render.tsx';
import { setReply } from './screen.tsx';

/** When the list of events arrived: 25 November 2026, noon in Manila. */
export const now = Date.UTC(2026, 10, 25, 4);

/** A day, milliseconds. */
export const day = 24 * 60 * 60_000;

/** An event for everybody. */
export const event = (id: number, activityType: number, more: Partial<Activity> = {}): Activity => ({
  id,
  activityType,
  title: `No. ${id}`,
  unloginShowStatus: true,
  ...more,
});

/** Opens the list of these events, or the page of one, at a time, by default when it arrived. */
export async function open(list: readonly Activity[], id = 0, at = now): Promise<void> {
  vi.setSystemTime(at);
  history.replaceState(null, '', `/bonus/event?id=${id || ''}`);
  const activityMap = Object.fromEntries(list.map((each) => [String(each.id), each]));
  setReply('getActivityIds', { activityMap }, { at: now });
  await render(<EventsScreen key={Math.random()} />);
}

/** Opens the page of an event of a type. */
export const openOne = (activityType: number, more: Partial<Activity> = {}) =>
  open([event(12, activityType, { params: { text: 'About it' }, ...more })], 12);

/** The target of the event page's link, not counting the one home. */
export const link = () => document.querySelector('main a:not([href="/"])')?.getAttribute('href');
