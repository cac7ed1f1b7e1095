// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import { Failure } from '#contract/failure.ts';
import { render } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const { stores } = await import('#data/stores.ts');
const { chat } = await import('#shared/support/chat.ts');
const { Menu } = await import('./Menu.tsx');

beforeEach(() => void Object.assign(stores.session, { userId: 8 }));

const runs = (...types: number[]) =>
  act(async () => {
    const activityMap = Object.fromEntries(types.map((activityType) => [activityType, { id: 1, activityType }]));
    setReply('getActivityIds', { activityMap });
  });
const links = () => [...document.querySelectorAll('a')].map((each) => each.getAttribute('href'));

test('bind tasks and shop are linked while the operator runs them (FD-02, A-04, Q-03)', async () => {
  await runs();
  await render(<Menu />);
  expect(links()).not.toContain('/activity/bank');
  expect(links()).not.toContain('/points');
  await runs(activityTypes.Bind, activityTypes.points);
  expect(links()).toEqual(expect.arrayContaining(['/activity/bank', '/points']));
  await act(async () => void (stores.settings.config = { features: { bind: false, points: 0 } } as never));
  expect(links()).not.toContain('/activity/bank');
  expect(links()).not.toContain('/points');
});

test('what has ended since the last answer isn’t in the menu, as its page would lead home (Q-20)', async () => {
  await act(async () => {
    stores.settings.config = { features: {} } as never;
    const ended = { id: 1, activityType: activityTypes.points, endTime: Date.now() };
    setReply('getActivityIds', { activityMap: { 6: ended } });
  });
  await render(<Menu />);
  expect(links()).not.toContain('/points');
});

test('the menu waits for the activities, and without a response shows the rest', async () => {
  setReply('getActivityIds', undefined);
  let answer: (error: Error) => void = () => {};
  app.replies.read.mockReturnValueOnce(new Promise((_, reject) => (answer = reject)));
  await render(<Menu />);
  expect(links()).toEqual([]);
  await act(async () => answer(new Failure('network')));
  expect(links()).toContain('/member/settings');
  await runs();
});

test('feedback is linked unless the operator disabled it (FB-01)', async () => {
  await act(async () => void (stores.settings.config = { features: {} } as never));
  await render(<Menu />);
  expect(links()).toContain('/feedback');
  await act(async () => void (stores.settings.config = { features: { feedback: 0 } } as never));
  expect(links()).not.toContain('/feedback');
});

test('inviting leads to the agents’ page while it runs, else to the share link (SH-01, SH-03)', async () => {
  await runs(activityTypes.Agent5);
  await render(<Menu />);
  expect(links()).toContain('/agent?tabActive=invite');
  expect(links()).not.toContain('/share');
  await runs();
  expect(links()).toContain('/share');
  expect(links()).not.toContain('/agent?tabActive=invite');
});

test('help is in the menu, with the number of unread chat messages (SV-01, SV-02)', async () => {
  await render(<Menu />);
  const help = () => document.querySelector('a[href="/service"]')!.textContent;
  expect(help()).toBe('Help');
  await act(async () => void (chat.unread = 2));
  expect(help()).toContain('2 new messages');
  chat.unread = 0;
});
