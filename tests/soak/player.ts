import { endpoints } from '#contract/endpoints.ts';
import { moneyActs, type ActInput, type MoneyAction, type MoneyActions } from '#contract/moneyActs.ts';
import type { Dice } from './clock.ts';
import type { SoakPage } from './page.ts';

const amount = 5_000 as never;
const order = { rechargeTypeId: 1, amount: 10_000 as never, returnUrl: '/wallets' };
const receiver = { bankId: 1, name: 'gcash', accountName: 'Ana Santos', accountNo: '09171234567', smsCode: '246810' };

/** The input of an act that isn't among `inputs`: it takes an id, or nothing. */
const usual = { id: 1 };
type Usual = { [A in MoneyAction]: typeof usual extends Required<ActInput<A>> ? A : never }[MoneyAction];
type Inputs<A extends MoneyAction> = { [K in A]: (dice: Dice) => ActInput<K> };

const inputs: Inputs<Exclude<MoneyAction, Usual | 'deposit'>> = {
  withdraw: () => ({ amount, name: 'gcash', accountId: 1, smsCode: '246810' }),
  addAccount: () => receiver,
  moveSafebox: (dice) => ({ direction: dice.one([1, 2]), amount, password: '123456' }),
  retrieveBalance: () => ({ brandId: 0 }),
  claimVipSignIn: () => ({}),
  buyLottery: () => ({ round: 1, productId: 0, num: 1 }),
  claimLottery: () => ({ orderNo: 'L1' }),
  shareInvite: () => ({ via: 'copy' }),
  exchangePoints: () => ({ id: 1, num: 1 }),
  exchangeDiamonds: () => ({ diamond: 100 }),
  orderGoods: () => ({ id: 1, num: 1 }),
  buyScratchCards: () => ({ id: 1, num: 1 }),
  scratchCard: () => ({ id: 1, num: 1 }),
  claimRebateOf: () => ({ type: 1 }),
  claimVipUpgrade: () => ({ level: 1 }),
  modifyAccount: () => ({ id: 1, isDefault: true }),
  receiveSignIn: () => ({ day: 1 }),
  claimMail: () => ({ all: 1 }),
};

/** Money acts of a player besides deposits. */
const moves = (Object.keys(moneyActs) as MoneyAction[]).filter((action) => action !== 'deposit');

function send<A extends MoneyAction>(actions: MoneyActions, action: A, dice: Dice) {
  const inputOf = (inputs as Partial<Inputs<MoneyAction>>)[action];
  const takesId = 'id' in endpoints[moneyActs[action].endpoint].input.entries;
  return actions[action](inputOf ? inputOf(dice) : takesId ? usual : {});
}

const logIn = { password: 'x', keepAccount: true };

let tracked = 0;

/** How many times as often a player moves money as takes any other action, since there are many ways to. */
const often = 18;

/** Player actions, weighted by repetition; a visitor logs in. */
const acts = [
  'deposit',
  'deposit',
  'deposit',
  ...Array.from({ length: often }, () => 'move' as const),
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

/** A player performs a random action on a page. */
export async function play(page: SoakPage, dice: Dice): Promise<void> {
  const { userId } = page.stores().session;
  const act = dice.one(acts);
  if (act === 'track') {
    for (let many = dice.between(1, 4); many > 0; many--) await page.track(++tracked);
    return;
  }
  if (!userId) return enter(page, 'ana');
  if (act === 'another') return relieve(page, dice, userId === 7 ? 'ben' : 'ana');
  const open = dice.one(Object.values(page.stores().acts).filter((each) => each !== undefined))?.call;
  switch (act) {
    case 'deposit':
      await page.ask('money.deposit', order, (app) => app.money.deposit(order));
      return;
    case 'move':
      return move(page, dice);
    case 'game':
      return openGame(page, dice);
    case 'like': {
      const [game, on] = [dice.between(1, 6), dice.chance(0.5)];
      await page.ask('player.like', game, (app) => app.player.like(game, on));
      return;
    }
    case 'settle':
      if (open) await page.ask('money.settle', open, (app) => app.money.settle(open));
      return;
    case 'giveUp':
      if (open && dice.chance(0.2)) await page.ask('money.giveUp', open, (app) => app.money.giveUp(open));
      return;
    case 'read':
      await page.ask('replies.read', 'rechargeRecord', (app) =>
        app.replies.read('rechargeRecord', { pageNum: 1, pageSize: 20 }),
      );
      return;
    case 'logout':
      if (dice.chance(0.3)) await page.ask('player.logout', '', (app) => app.player.logout());
  }
}

async function enter(page: SoakPage, account: string) {
  await page.ask('account.login', account, (app) => app.account.login({ ...logIn, account }));
}

const decks = new WeakMap<Dice, MoneyAction[]>();

/** The next way to move money: each is used once before any repeats, so that the rarest occurs often enough. */
function nextMove(dice: Dice) {
  let deck = decks.get(dice);
  if (!deck?.length) decks.set(dice, (deck = [...moves]));
  const name = dice.one(deck);
  deck.splice(deck.indexOf(name), 1);
  return name;
}

async function move(page: SoakPage, dice: Dice) {
  const action = nextMove(dice);
  await page.ask(`money.${action}`, '', (app) => send(app.money, action, dice));
}

/** Maximum time for which the previous player still acts while another one's log-in is in flight, milliseconds. */
const overlap = 150;

/** Another player logs in while the previous one is still acting. */
async function relieve(page: SoakPage, dice: Dice, account: string) {
  const coming = enter(page, account);
  await page.device.clock.sleep(dice.between(0, overlap));
  const looking = page.ask('replies.read', 'refreshData', (app) => app.replies.read('refreshData', {}, true));
  await Promise.all([coming, looking, move(page, dice)]);
}

/** Opens a game session, and closes it by its button or not at all. */
async function openGame(page: SoakPage, dice: Dice) {
  const opening = `${page.tab} ${dice.between(0, 1e9)}`;
  const game = { opening, gameId: dice.between(1, 6), tryIt: false, lang: 'en' };
  const opened = await page.ask('play.openGame', game, (app) => app.play.openGame(game));
  await page.device.clock.sleep(dice.between(1_000, 90_000));
  if (opened && dice.chance(0.9)) await page.ask('play.leaveGame', opening, (app) => app.play.leaveGame(opening));
}
