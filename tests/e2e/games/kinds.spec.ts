import { violations } from '../support/axe.ts';
import { enterAs, expect, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { slot } from '../support/slot.ts';

interface Record {
  data: { total: number; list: { bet: number; win: number; status: number }[] };
}

/** A game of each kind: its button, and the choice before the round. */
const games = [
  { kind: 'slot', gameId: 1001, name: 'Spin' },
  { kind: 'bingo', gameId: 1003, name: 'Call' },
  { kind: 'fishing', gameId: 1022, name: 'Shoot', choice: /Crab/ },
  { kind: 'cards', gameId: 1028, name: 'Deal', choice: /Banker/ },
  { kind: 'roulette', gameId: 1011, name: 'Spin', choice: /Red/ },
  { kind: 'poker', gameId: 1026, name: 'Deal' },
  { kind: 'dice', gameId: 1017, name: 'Roll', choice: '4' },
  { kind: 'crash', gameId: 1049, name: 'Start', choice: '2×' },
  { kind: 'sports', gameId: 1035, name: 'Kick off', choice: /Draw/ },
];
const pages = { pageNum: 1, pageSize: 20 };
const money = /₱[\d,]+\.\d\d/;

for (const { kind, gameId, name, choice } of games)
  test(`a round of ${kind} is one bet and one settlement, and the app shows the game’s balance and net result @long`, async ({
    page,
    player,
  }) => {
    test.setTimeout(90_000);
    await sandbox.pay(player, 50_000);
    await enterAs(page, player);
    await page.goto(`/game/start?gameId=${gameId}`);
    const game = slot(page);
    const play = game.getByRole('button', { name, exact: true });
    await expect(play).toBeEnabled({ timeout: 30_000 });
    await expect(page.getByText('The game is starting…')).toHaveCount(0);
    await expect(game.getByRole('link')).toHaveCount(0);
    await expect(game.getByRole('button', { name: 'Deposit' })).toHaveCount(0);
    // Fish swim, so a choice may never rest.
    if (choice)
      await game.getByRole('radio', { name: choice, exact: typeof choice === 'string' }).check({ force: true });
    await play.press('Enter');
    await expect(play).toBeDisabled();
    await expect(play).toBeEnabled({ timeout: 30_000 });

    const { data } = await sandbox.call<Record>('betRecord', pages, player.token);
    expect(data).toMatchObject({ total: 1, list: [{ status: 1 }] });
    const { bet, win } = data.list[0]!;
    const said = await game.getByText(/^Bet ₱/).textContent();
    expect(said).toContain(`Net ${win > bet ? '+' : win < bet ? '-' : ''}₱${(Math.abs(win - bet) / 100).toFixed(2)}`);
    const shown = money.exec((await game.getByRole('status', { name: 'Balance' }).textContent())!)![0];
    await expect(page.getByRole('status', { name: 'Balance' })).toHaveText(shown);
    const frame = page.frames().find((each) => each.parentFrame() !== null)!;
    expect(await violations(frame)).toEqual([]);

    await page.getByRole('button', { name: 'Exit game' }).click();
    await expect(page.getByText(`Bet ₱${(bet / 100).toFixed(2)}, won ₱${(win / 100).toFixed(2)}.`)).toBeVisible();
  });
