import type { Dice } from './clock.ts';
import type { SoakPage } from './page.ts';

const order = { rechargeTypeId: 1, amount: 10_000 as never, returnUrl: '/wallets' };
const logIn = { password: 'x', keepAccount: true };

let tracked = 0;

/** What players do, each as often as it stands here; who is nobody logs in. */
const acts = [
  'deposit',
  'deposit',
  'game',
  'like',
  'track',
  'track',
  'track',
  'settle',
  'read',
  'logout',
  'another',
  'giveUp',
] as const;

/** A player does one thing or another on a page. */
export async function play(page: SoakPage, dice: Dice): Promise<void> {
  const { userId } = page.stores().session;
  const act = dice.one(acts);
  if (act === 'track') {
    for (let many = dice.between(1, 4); many > 0; many--) await page.track(++tracked);
    return;
  }
  if (!userId || act === 'another') return enter(page, userId === 7 ? 'ben' : 'ana');
  switch (act) {
    case 'deposit':
      await page.ask('deposit', order, (app) => app.deposit(order));
      return;
    case 'game':
      return openGame(page, dice);
    case 'like': {
      const [game, on] = [dice.between(1, 6), dice.chance(0.5)];
      await page.ask('like', game, (app) => app.like(game, on));
      return;
    }
    case 'settle':
      await page.ask('settle', 'createRecharge', (app) => app.settle('createRecharge'));
      return;
    case 'giveUp':
      if (dice.chance(0.2)) await page.ask('giveUp', 'createRecharge', (app) => app.giveUp('createRecharge'));
      return;
    case 'read':
      await page.ask('read', 'rechargeRecord', (app) => app.read('rechargeRecord', { pageNum: 1, pageSize: 20 }));
      return;
    case 'logout':
      if (dice.chance(0.3)) await page.ask('logout', '', (app) => app.logout());
  }
}

async function enter(page: SoakPage, account: string) {
  await page.ask('login', account, (app) => app.login({ ...logIn, account }));
}

/** A stay in a game, left by its button or not at all. */
async function openGame(page: SoakPage, dice: Dice) {
  const opening = `${page.tab} ${dice.between(0, 1e9)}`;
  const game = { opening, gameId: dice.between(1, 6), tryIt: false, lang: 'en' };
  const opened = await page.ask('openGame', game, (app) => app.openGame(game));
  await page.device.clock.sleep(dice.between(1_000, 90_000));
  if (opened && dice.chance(0.9)) await page.ask('leaveGame', opening, (app) => app.leaveGame(opening));
}
