// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { props } from '#contract/props.ts';
import { replyKey } from '#contract/stores.ts';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const { default: JackpotListModal } = await import('./JackpotListModal.tsx');

const time = Date.UTC(2026, 10, 21, 6, 5);
const win = { rank: 1, nickname: 'J***', propId: props.mini, count: 50_220, time };
const own = { rank: 12, nickname: 'Maria', propId: props.coin, count: 2_000, time };
const rankKey = replyKey('getJackpotRank', { pageNum: 1, pageSize: 10 });
const recordKey = replyKey('getPersonJackpotDrawAwardLog', { pageNum: 1, pageSize: 20 });
const rows = (table: number) =>
  [...document.querySelectorAll('table')[table]!.querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00A0', ' ')),
  );

beforeEach(() => {
  vi.clearAllMocks();
});

test('the ranking has ten wins a page in four columns, and the player’s own row apart (M-10, JP-10, K-07)', async () => {
  const allRank = { list: [win], pages: 3, total: 21 };
  setReply(rankKey, { allRank, personRank: own });
  await renderScreen(<JackpotListModal part="rank" close={() => {}} />, { player: 8 });
  expect(app.replies.read).toHaveBeenCalledWith('getJackpotRank', { pageNum: 1, pageSize: 10 });
  expect(rows(0)).toEqual([
    ['Ranking', 'Nickname', 'Reward', 'Winning time'],
    ['1', 'J***', '₱502.20 Mini jackpot', 'Nov 21, 2026, 14:05'],
  ]);
  expect(rows(1)[1]).toEqual(['12', 'You', '₱20.00', 'Nov 21, 2026, 14:05']);
});

test.each([[null], [{ ...own, rank: 0 }]])('an unranked player has dashes: %o (JP-10)', async (personRank) => {
  const allRank = { list: [win], pages: 1, total: 1 };
  setReply(rankKey, { allRank, personRank });
  await renderScreen(<JackpotListModal part="rank" close={() => {}} />, { player: 8 });
  expect(rows(1)[1]).toEqual(['-', 'You', '-', '-']);
});

test('the record has twenty draws a page, each with reward and time (M-11, K-07)', async () => {
  const list = [{ id: 7, propId: props.diamond, count: 10, type: 1, time }];
  setReply(recordKey, { list, pages: 2, total: 21 });
  await renderScreen(<JackpotListModal part="record" close={() => {}} />, { player: 8 });
  expect(app.replies.read).toHaveBeenCalledWith('getPersonJackpotDrawAwardLog', { pageNum: 1, pageSize: 20 });
  expect(rows(0)).toEqual([
    ['Rewards', 'Time'],
    ['10 diamonds', 'Nov 21, 2026, 14:05'],
  ]);
  expect(document.body.textContent).toContain('21 records');
});
