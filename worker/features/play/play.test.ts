import { describe, expect, test, vi } from 'vitest';
import { game, opening, operator, player } from '#tests/support/gamePlayer.ts';
import { fakeDevice, openTab } from '#tests/support/tab.ts';

describe('opening', () => {
  test('opening requests one address and puts the game first among the recent ones', async () => {
    const { app, stores, sent } = await player();
    await expect(app.play.openGame(game(4))).resolves.toEqual({ url: 'http://games.test/4', orientation: 0 });
    expect(sent('startGame')).toHaveLength(1);
    expect(stores.play).toEqual({ gameId: 4, sessionId: 's4', net: null });
    expect(stores.library.recents[0]).toMatchObject({ gameId: 4 });
  });

  test('opening a game updates the balance, opening a demo does not', async () => {
    const startGame = () => ({ errcode: 0, url: 'http://games.test/4', sessionId: 's4', coin: 700 });
    const { app, stores } = await player({ startGame });
    await expect(app.play.openGame(game(4))).resolves.toMatchObject({ coin: 700 });
    expect(stores.wallet.coin).toBe(700);
    await expect(app.play.openGame(game(5, true))).resolves.not.toHaveProperty('coin');
  });

  test('a game that opens after the player has moved on is left at once', async () => {
    let answer: (response: Response) => void = () => {};
    const { app, stores, sent, world } = await player({
      startGame: () => new Promise<Response>((done) => (answer = done)),
    });
    const late = app.play.openGame(game(4)).catch((error: unknown) => error);
    await world.pass(0);
    await app.play.leaveGame(opening);
    answer(Response.json({ errcode: 0, url: 'http://games.test/4', sessionId: 's4' }));
    await expect(late).resolves.toMatchObject({ kind: 'stopped' });
    await world.pass(0);
    expect(stores.play.gameId).toBe(0);
    expect(sent('exitGame')).toHaveLength(1);
  });
});

describe('leaving', () => {
  test('leaving notifies the operator and takes over its balance', async () => {
    const { app, stores, sent } = await player();
    await app.play.openGame(game(4));
    await app.play.leaveGame(opening);
    expect(sent('exitGame')[0]!.body).toMatchObject({ gameId: 4, sessionId: 's4' });
    expect(stores.play).toEqual({ gameId: 0, sessionId: '', net: null });
    expect(stores.wallet.coin).toBe(500);
  });

  test('a demo has no session to leave and is not remembered', async () => {
    const { app, stores, sent } = await player();
    await app.play.openGame(game(4, true));
    await app.play.leaveGame(opening);
    expect(sent('exitGame')).toEqual([]);
    expect(stores.library.recents).toEqual([]);
  });

  test('closing the previous view of a reopened game does not leave the game', async () => {
    const { app, stores, sent } = await player();
    await app.play.openGame(game(4));
    const again = app.play.openGame({ ...game(4), opening: 'the next showing' });
    await app.play.leaveGame(opening);
    await expect(again).resolves.toMatchObject({ url: 'http://games.test/4' });
    expect(stores.play.gameId).toBe(4);
    expect(sent('exitGame')).toHaveLength(1);
  });

  test('leaving keeps one request id across all retries (I1)', async () => {
    const device = fakeDevice();
    const first = await player({ exitGame: () => new Response('', { status: 502 }) }, device);
    await first.app.play.openGame(game(4));
    await first.app.play.leaveGame(opening).catch(() => {});
    const { fetch, sent } = operator();
    const next = openTab(fetch, device);
    const started = next.app.tab.start();
    await next.world.pass(1_000);
    await started;
    const [before, after] = [first.sent('exitGame'), sent('exitGame')].map((copies) =>
      copies.map(({ body }) => body['requestId']),
    );
    expect(before).toHaveLength(1);
    expect(after).toEqual(before);
  });
});

describe('the result', () => {
  test('a game’s result comes from its bets and wins, whatever else moves the balance (GA-16)', async () => {
    const inSession = { betInSession: 0, winInSession: 0 };
    const startGame = () => ({ errcode: 0, url: 'http://games.test/4', sessionId: 's4', coin: 700, ...inSession });
    const refreshData = () => ({ errcode: 0, coin: 50_400, sessionId: 's4', betInSession: 500, winInSession: 200 });
    const { app, stores } = await player({ startGame, refreshData });
    expect(stores.play.net).toBeNull();
    await app.play.openGame(game(4));
    expect(stores.play.net).toBe(0);
    await app.play.afterRound();
    expect([stores.play.net, stores.wallet.coin]).toEqual([-300, 50_400]);
    await app.play.leaveGame(opening);
    expect(stores.play.net).toBeNull();
  });

  test('leaving a game returns the operator’s stakes and wins, or null without them', async () => {
    const told = { errcode: 0, coin: 500, betInSession: 900, winInSession: 200 };
    const known = await player({ exitGame: () => told });
    await known.app.play.openGame(game(4));
    await expect(known.app.play.leaveGame(opening)).resolves.toEqual({ bet: 900, win: 200 });
    const silent = await player();
    await silent.app.play.openGame(game(4));
    await expect(silent.app.play.leaveGame(opening)).resolves.toBeNull();
  });

  test('leaving a game returns stakes and wins even when the balance can’t be loaded', async () => {
    const told = { errcode: 0, coin: 500, betInSession: 900, winInSession: 200 };
    let isDown = false;
    const refreshData = () => (isDown ? new Response('', { status: 502 }) : { errcode: 0, coin: 500 });
    const { app, sent } = await player({ exitGame: () => told, refreshData });
    await app.play.openGame(game(4));
    isDown = true;
    const before = sent('refreshData').length;
    await expect(app.play.leaveGame(opening)).resolves.toEqual({ bet: 900, win: 200 });
    expect(sent('refreshData').length).toBeGreaterThan(before);
  });

  test('leaving a game returns its result and balance while the balance is still being loaded', async () => {
    const told = { errcode: 0, coin: 300, betInSession: 900, winInSession: 200 };
    let hangs = false;
    const refreshData = () => (hangs ? new Promise<Response>(() => {}) : { errcode: 0, coin: 500 });
    const { app, stores, sent, world } = await player({ exitGame: () => told, refreshData });
    await app.play.openGame(game(4));
    hangs = true;
    const before = sent('refreshData').length;
    const result = vi.fn();
    void app.play.leaveGame(opening).then(result);
    await world.pass(0);
    expect(result).toHaveBeenCalledExactlyOnceWith({ bet: 900, win: 200 });
    expect(stores.wallet.coin).toBe(300);
    expect(sent('refreshData')).toHaveLength(before + 1);
  });

  test('reports about another game, or older than the last one, do not change the result (GA-16)', async () => {
    const answers: ((response: Response) => void)[] = [];
    let slow = false;
    const { app, stores, world } = await player({
      startGame: () => ({ errcode: 0, url: 'http://games.test/4', sessionId: 's4', betInSession: 0, winInSession: 0 }),
      refreshData: () => (slow ? new Promise<Response>((done) => answers.push(done)) : { errcode: 0, coin: 5 }),
    });
    await app.play.openGame(game(4));
    slow = true;
    const rounds = [app.play.afterRound(), app.play.afterRound(), app.play.afterRound()];
    await world.pass(0);
    const say = (round: number, sessionId: string, betInSession: number) =>
      answers[round]!(Response.json({ errcode: 0, coin: 5, sessionId, betInSession, winInSession: 0 }));
    say(1, 's4', 200);
    await rounds[1];
    say(0, 's4', 100);
    say(2, 's3', 900);
    await Promise.all(rounds);
    expect(stores.play.net).toBe(-200);
  });

  test('the balance is requested again after a round while an earlier request is pending', async () => {
    const { app, sent, world } = await player();
    await world.pass(10_000);
    const before = sent('refreshData').length;
    await Promise.all([app.session.refresh(), app.play.afterRound()]);
    expect(sent('refreshData')).toHaveLength(before + 2);
  });
});
