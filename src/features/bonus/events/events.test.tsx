// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as types from '#contract/activityTypes.ts';
import { replyKey } from '#contract/stores.ts';
import { firstPage } from '#shared/records/pages.ts';
import { advance } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const show = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#nav/modals.ts', () => ({ show }));
const world = vi.hoisted(() => ({ exists: (address: string) => address !== '' }));
vi.mock('#nav/isKnownAddress.ts', () => ({
  isKnownAddress: (address: string) => world.exists(address),
  useKnownAddress: () => world.exists,
}));

const { stores } = await import('#data/stores.ts');
const { day, event, link, now, open, openOne } = await import('#tests/support/events.tsx');

const shown = () => document.body.textContent;
const rows = () => [...document.querySelectorAll('main li')].map((each) => each.textContent.replace(/\s/g, ' '));

beforeEach(() => {
  vi.clearAllMocks();
  world.exists = () => true;
  stores.network.onLine = true;
  stores.settings.config = undefined as never;
  Object.assign(stores.session, { userId: 8 });
});

describe('the list', () => {
  test('events follow the operator’s order with dates, ended ones last (BO-02)', async () => {
    await open([
      event(1, types.Festival, { sort: 1, endTime: now - 1 }),
      event(2, types.RedPacket, { sort: 3 }),
      event(3, types.Christmas, { sort: 2, startTime: now + day }),
      event(4, types.homeGuide, { title: '' }),
    ]);
    expect(rows()).toEqual(['No. 3Starts Nov 26, 2026', 'No. 2', 'No. 1Ended Nov 25, 2026']);
  });

  test('an event that has ended since the list was read is an ended one, without a button (BO-02)', async () => {
    const wallet = { clickType: 1, clickAction: '/wallets', params: { text: 'About it' } };
    const short = event(1, types.Festival, { ...wallet, endTime: now + day });
    await open([short], 0, now + 2 * day);
    expect(rows()).toEqual(['No. 1Ended Nov 26, 2026']);
    await open([short], 1, now + 2 * day);
    expect(link()).toBe('/bonus/event');
  });

  test('an event that ends while the list is open becomes an ended one (BO-02)', async () => {
    vi.useFakeTimers();
    await open([event(1, types.Festival, { endTime: now + 30_000 })]);
    expect(document.querySelector('details')).toBeNull();
    await advance(60_000);
    expect(document.querySelector('details')!.textContent).toContain('No. 1');
  });

  test('ended events are folded, also where no other is left (BO-02)', async () => {
    const ended = event(1, types.Festival, { endTime: now - 1 });
    await open([ended, event(2, types.RedPacket)]);
    const fold = document.querySelector('details')!;
    expect(fold.open).toBe(false);
    expect(fold.textContent).toMatch(/^1 ended event.*No\. 1/);
    await open([ended]);
    expect(shown()).toContain('No events right now');
    expect(document.querySelector('details')!.textContent).toContain('No. 1');
  });

  test('a tile says what its event gives (BO-02)', async () => {
    await open([event(1, types.Festival, { params: { awards: [{ id: 2001, count: 5_000 }] } })]);
    expect(rows()).toEqual(['No. 1₱50.00']);
  });

  test('a running event whose page would show only a button links to that button’s target (BO-02)', async () => {
    const forwards = { clickType: 1, clickAction: '/wallets' };
    const leadsTo = async (more: object) => {
      await open([event(1, types.Festival, more)]);
      return document.querySelector('main li a')?.getAttribute('href');
    };
    expect(await leadsTo(forwards)).toBe('/wallets');
    expect(await leadsTo({ clickType: 3, clickAction: '1001' })).toBe('/game/start?gameId=1001');
    expect(await leadsTo({ ...forwards, params: { text: 'About it' } })).toBe('/bonus/event?id=1');
    expect(await leadsTo({ ...forwards, params: { turnover: 10 } })).toBe('/bonus/event?id=1');
    expect(await leadsTo({ ...forwards, startTime: now + day })).toBe('/bonus/event?id=1');
    expect(await leadsTo({ ...forwards, endTime: now - 1 })).toBe('/bonus/event?id=1');
    expect(await leadsTo({ clickType: 4, clickAction: 'spin' })).toBe('/bonus/event?id=1');
  });

  test('an event with something new is labelled, unless it has ended (BO-02)', async () => {
    await open([event(1, types.Festival, { red: true }), event(2, types.RedPacket, { red: true, endTime: now - 1 })]);
    expect(rows()[0]).toBe('No. 1New');
    expect(rows()[1]).not.toContain('New');
  });

  test('an event with its feature switched off is not listed (BO-02)', async () => {
    stores.settings.config = { features: { rank: false, lottery: 0 } } as never;
    await open([
      event(1, types.Rank),
      event(2, types.Lottery),
      event(3, types.WeekendLottery),
      event(4, types.SlotsHack),
    ]);
    expect(rows()).toEqual(['No. 4']);
  });

  test('an empty list says so (BO-02)', async () => {
    await open([]);
    expect(shown()).toContain('No events right now');
  });
});

describe('an event’s page', () => {
  test.each([
    ['A-16', types.Fund],
    ['A-17', types.LadderRecharge],
    ['A-22', types.RedPacket],
    ['A-28', types.AccumulatedRecharge],
    ['A-28', types.ContinuousRecharge],
    ['A-30', types.Supply],
    ['A-35', types.Festival],
    ['A-35', types.Christmas],
    ['A-35', types.NewYear],
    ['A-99', 777],
  ])('%s: type %i has the general page, with steps, rules, dates and its button', async (_, type) => {
    const params = {
      text: 'About it',
      steps: ['Do this', 'Then that'],
      rules: ['Fair play'],
      turnover: 10,
      button: 'Go',
    };
    await openOne(type, { endTime: now + day, clickType: 1, clickAction: '/wallets', params });
    expect(document.querySelector('h1')!.textContent).toBe('No. 12');
    for (const text of ['About it', 'Do this', 'Then that', 'Fair play', 'Ends Nov']) expect(shown()).toContain(text);
    expect(shown()).toContain('Wagering requirement: wager the bonus 10×');
    expect(link()).toBe('/wallets');
  });

  test('total deposits and consecutive days have progress bars (A-28)', async () => {
    const tiers = [
      { need: 100_000, awards: [{ id: 80_001, count: 1 }] },
      { need: 500_000, awards: [] },
      { need: 'much', awards: 'none' },
    ];
    await openOne(types.AccumulatedRecharge, { params: { tiers, done: 250_000 } });
    const bars = () => [...document.querySelectorAll('progress')].map(({ value, max }) => [value, max]);
    expect(bars()).toEqual([
      [100_000, 100_000],
      [250_000, 500_000],
    ]);
    expect(shown()).toContain('1 lottery ticket₱1,000.00 reached');
    expect(shown()).toContain('Total deposits₱2,500.00 of ₱5,000.00');
    await openOne(types.AccumulatedRecharge, { params: { tiers } });
    expect(bars()).toEqual([]);
    await openOne(types.ContinuousRecharge, { params: { day: 2, days: 7, awards: [{ id: 2002, count: 20 }] } });
    expect(bars()).toEqual([[2, 7]]);
    expect(shown()).toContain('2 of 7');
  });

  test('an event page renders with any malformed fields (A-99)', async () => {
    for (const params of [
      {},
      { steps: 'one', rules: [1, null, 'Kept'], awards: [null, { id: 2001 }], text: 7, tiers: [3] },
      null,
    ]) {
      await openOne(777, { params });
      expect(document.querySelector('h1')!.textContent).toBe('No. 12');
    }
    await openOne(777, { params: { rules: [1, null, 'Kept'] } });
    expect(shown()).toContain('Kept');
  });

  test('a missing event shows an empty state with a link to all events (BO-02)', async () => {
    await open([event(1, types.Fund)], 99);
    expect(shown()).toContain('This event is no longer available');
    expect(link()).toBe('/bonus/event');
  });

  test('online a cached list doesn’t say that an event is gone until the operator answers (BO-02, Q-20)', async () => {
    app.replies.read.mockReturnValue(new Promise(() => {}));
    await open([event(1, types.Fund)], 99);
    expect(shown()).not.toContain('This event is no longer available');
    app.replies.read.mockResolvedValue(undefined);
  });

  test('an event without details has a helpful page, not an empty one (BO-02)', async () => {
    await openOne(777, { params: {} });
    expect(shown()).toContain('No details yet');
    expect(link()).toBe('/service');
    await openOne(types.VIP, { params: {} });
    expect(shown()).not.toContain('No details yet');
    expect(shown()).toContain('You’ll find all about it here:');
    expect(link()).toBe('/vip');
    await openOne(777, { endTime: now });
    expect(shown()).toContain('Ended');
    expect([...document.querySelectorAll('main a')].at(-1)!.getAttribute('href')).toBe('/bonus/event');
  });

  test('an event page lists granted rewards and links pending ones to their claim (BO-02)', async () => {
    const got = { id: 1, time: now, activityType: types.Rank, title: 'Ranking', awards: [{ id: 2002, count: 20 }] };
    const list = [
      { ...got, status: 2, expireTime: now + day },
      { ...got, id: 2, status: 1 },
    ];
    const log = firstPage({ activityType: types.Rank });
    setReply(replyKey('activityAwardGetLog', log), { list, pages: 1 }, { at: now });
    await openOne(types.Rank, { params: { text: 'About it' } });
    expect(shown()).toContain('Your rewards from it');
    expect(rows()).toEqual([expect.stringMatching(/^Ranking20 points.*Ready$/), expect.stringMatching(/Received$/)]);
    expect(document.querySelector('main li a')!.getAttribute('href')).toBe('/rank');
    Object.assign(stores.session, { userId: 0 });
    await openOne(types.Rank, { params: { text: 'About it' } });
    expect(shown()).not.toContain('Your rewards from it');
  });
});

describe('who sees it', () => {
  test('a players-only event is hidden from visitors, and its page asks to log in (V-31)', async () => {
    Object.assign(stores.session, { userId: 0 });
    const list = [event(1, types.Fund, { unloginShowStatus: 0, params: { text: 'Secret' } }), event(2, types.Supply)];
    await open(list);
    expect(rows()).toEqual(['No. 2']);
    await open(list, 1);
    expect(shown()).not.toContain('Secret');
    expect(link()).toBe('/auth/login');
  });

  test('in the wrapper events about installing the app have no entry and no page (O-43)', async () => {
    vi.stubGlobal('NativeBridge', {});
    const list = [event(1, types.Download), event(2, types.Festival)];
    await open(list);
    expect(rows()).toEqual(['No. 2']);
    await open(list, 1);
    expect(shown()).toContain('This event is no longer available');
    vi.unstubAllGlobals();
  });
});
