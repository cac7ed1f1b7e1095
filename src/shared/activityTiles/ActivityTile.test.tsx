// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import * as types from '#contract/activityTypes.ts';
import type { Activity } from '#contract/entities.ts';
import { render } from '#tests/support/render.tsx';
import { ActivityTile } from './ActivityTile.tsx';

const now = Date.UTC(2026, 10, 25, 4);
const hour = 60 * 60_000;
const link = { to: '/vip', inner: true };

async function tile(more: Partial<Activity> = {}, to = link) {
  const activity = { id: 1, activityType: types.VIP, title: 'VIP week', ...more };
  const root = await render(<ActivityTile key={Math.random()} activity={activity} link={to} now={now} />);
  return root.querySelector('a, button')!;
}

test.each([
  ['', {}],
  ['', { startTime: now - hour }],
  ['Starts Nov 26, 2026', { startTime: now + 24 * hour, endTime: now + 48 * hour }],
  ['Until Dec 10, 2026', { endTime: now + 15 * 24 * hour }],
  ['Until Dec 3, 2026', { endTime: now + 8 * 24 * hour }],
  ['7 days left', { endTime: now + 7 * 24 * hour }],
  ['1 day left', { endTime: now + 13 * hour }],
  ['Last day', { endTime: now + 12 * hour }],
  ['Ended Nov 25, 2026', { endTime: now }],
])('a tile shows its dates as “%s”', async (said, dates) =>
  expect((await tile(dates)).textContent.replace(/\s/g, ' ')).toBe(`VIP week${said}`),
);

test('something new is marked, but not at an activity that is over', async () => {
  expect((await tile({ red: true })).textContent).toContain('New');
  expect((await tile({ red: true, endTime: now })).textContent).not.toContain('New');
});

test('a link to another site asks first', async () => {
  expect((await tile()).getAttribute('href')).toBe('/vip');
  expect((await tile({}, { to: 'https://partner.test', inner: false })).tagName).toBe('BUTTON');
});

test('the operator’s picture replaces the drawing, which shows again if the picture fails to load', async () => {
  const picture = () => document.querySelector('img')!;
  await tile();
  expect(picture().getAttribute('src')).toBe('/icons/props/diamond.svg');
  await tile({ img: '/banners/vip.webp' });
  expect(picture().getAttribute('src')).toBe('/banners/vip.webp');
  await act(async () => void picture().dispatchEvent(new Event('error')));
  expect(picture().getAttribute('src')).toBe('/icons/props/diamond.svg');
});
