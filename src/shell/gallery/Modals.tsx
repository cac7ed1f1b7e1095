import type { Money } from '#contract/schema.ts';
import { show, type ModalName } from '#nav/modals.ts';
import { sources } from '#features/bonus/sources.ts';
import { startChat } from '#features/info/service/startChat.ts';
import { Button } from '#ui/Button.tsx';
import { Sample } from './Sample.tsx';
import { long, nothing } from './samples.ts';
import layout from '#ui/layout.module.css';

const gameId = 1001;
/** The sandbox's chat, on the app's port plus an offset. */
const chatOrigin = `http://127.0.0.1:${Number(location.port) + 4}`;

/** Opens every dialog; one for players shows its visitor state to a visitor. */
const openers: Record<ModalName, () => Promise<void>> = {
  login: () => show('login', {}),
  register: () => show('register', {}),
  forgot: () => show('forgot', {}),
  password: () => show('password', {}),
  bind: () => show('bind', { method: 'phone' }),
  avatar: () => show('avatar', {}),
  nickname: () => show('nickname', {}),
  revoke: () => show('revoke', { id: 1, device: 'Chrome on Android' }),
  logout: () => show('logout', {}),
  guide: () => show('guide', { onEnd: nothing }),
  join: () => show('join', { gameId, name: 'Gold Tide' }),
  gameFilter: () => show('gameFilter', {}),
  gameInfo: () => show('gameInfo', { gameId, name: 'Gold Tide' }),
  deposit: () => show('deposit', {}),
  withdraw: () =>
    show('withdraw', {
      amount: 50_000 as Money,
      fee: 1_000 as Money,
      net: 49_000 as Money,
      to: 'GCash 0917****567',
      eta: 15,
      onConfirm: nothing,
    }),
  safebox: () => show('safebox', {}),
  deleteAccount: () => show('deleteAccount', { id: 1, name: 'GCash', number: '09******567', onDone: nothing }),
  care: () => show('care', {}),
  welcome: () => show('welcome', {}),
  reminder: () => show('reminder', { amount: 50_000 as Money, onDeposit: nothing }),
  birthday: () => show('birthday', { birthday: '2010-06-12', onRight: nothing }),
  spin: () => show('spin', {}),
  firstDeposit: () => show('firstDeposit', {}),
  vipLevel: () => show('vipLevel', { level: 3 }),
  vipGift: () => show('vipGift', {}),
  reward: () => show('reward', { rewards: [{ id: 2001, count: 1_234_567 }] }),
  prize: () => show('prize', { rewards: [{ id: 50_001, count: 11_234_567 }] }),
  claims: () =>
    show('claims', {
      claims: [
        {
          source: sources[0]!,
          act: { action: 'claimRebates', input: {} },
          gives: [{ id: 2001, count: 1_234_567 }],
          turnover: 5,
        },
      ],
      onFailure: nothing,
    }),
  jackpot: () => show('jackpot', {}),
  jackpotList: () => show('jackpotList', { part: 'rank' }),
  notice: () => show('notice', {}),
  leave: () => show('leave', { address: 'https://www.pagcor.ph/regulatory/index.php' }),
  chat: () => startChat({ licence: 'sandbox', group: '0', url: `${chatOrigin}/chat?licence=sandbox` }, [], 'gallery'),
  download: () => show('download', {}),
  firstLaunch: () => show('firstLaunch', {}),
  tips: () => show('tips', { text: long }),
  refused: () => show('refused', { text: long, onAnswer: nothing }),
};

/** Dialogs in further states, by their props. */
const variants = {
  'tips, of a read': () => show('tips', { text: long, onRetry: nothing }),
  'bind, account': () => show('bind', { method: 'account' }),
  'bind, elsewhere': () => show('bind', { method: 'google' }),
  'bind, taken off': () => show('bind', { method: 'google', remove: true }),
  'logout, everywhere': () => show('logout', { all: true }),
  'gameInfo, in play': () => show('gameInfo', { gameId, name: 'Gold Tide', inPlay: true }),
  'jackpotList, record': () => show('jackpotList', { part: 'record' }),
  'reward, many': () => show('reward', { rewards: [2001, 2002, 1001, 60_001, 99].map((id) => ({ id, count: 5_000 })) }),
};

/** All dialogs of the app. */
export function Modals() {
  return (
    <Sample name="Dialogs of the app">
      <div className={layout['inline']}>
        {Object.entries({ ...openers, ...variants }).map(([name, open]) => (
          <Button key={name} onClick={() => void open()}>
            {name}
          </Button>
        ))}
      </div>
    </Sample>
  );
}
