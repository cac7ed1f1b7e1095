import { expect, test } from 'vitest';
import { sources, textOf } from '#tests/support/imports.ts';

/** Where each role's colours are, besides the tokens themselves, and what they colour there. */
const roles: Record<string, { colours: RegExp; at: Record<string, string> }> = {
  'gold is money and the one main action': {
    colours: /var\(--accent(-fill)?\)/,
    at: {
      'src/features/desktop/Backdrop.module.css': 'jackpots',
      'src/features/home/jackpot/Jackpot.module.css': 'the jackpot',
      'src/features/home/jackpot/JackpotRibbon.module.css': 'the jackpots',
      'src/features/home/tour/CoachMark.tsx': 'what the tour is about: seen over a backdrop in both schemes',
      'src/features/rewards/firstDeposit/Offers.module.css': 'a bonus in pesos',
      'src/features/rewards/inviteSpin/SpinScreen.module.css': 'the amount won so far',
      'src/features/rewards/jackpot/Wheel.module.css': 'the jackpots and what was won',
      'src/features/rewards/lottery/LotteryScreen.module.css': 'a prize and a price',
      'src/features/rewards/points/PointsScreen.module.css': 'the cash that diamonds bring',
      'src/features/wallets/ChoiceFields.module.css': 'the best value of a deposit',
      'src/features/wallets/MethodMark.module.css': 'a payment method',
      'src/features/wallets/Moment.module.css': 'money on its way',
      'src/features/wallets/balance/WalletWays.module.css': 'the ways of the wallet',
      'src/features/wallets/withdraw/WithdrawalScreen.module.css': 'where a withdrawal stands',
      'src/shared/page/Balance.module.css': 'the balance',
      'src/shared/rewards/Awards.module.css': 'a reward in pesos',
      'src/shell/bars/TopBar.module.css': 'the way to a deposit',
      'src/shell/styles/notice.css': 'the answer that goes on',
      'src/ui/Button.module.css': 'the main action',
    },
  },
  'teal and the pearl’s gradient are play and rewards': {
    colours: /var\(--(?:play|nacre|sheen|light-[123])\)/,
    at: {
      'src/features/desktop/Sea.tsx': 'the pearl in the sea beside the column',
      'src/features/home/jackpot/JackpotRibbon.module.css': 'the jackpots',
      'src/features/play/bar/GameBar.module.css': 'a demo',
      'src/features/rewards/RewardModal.module.css': 'what was won',
      'src/features/rewards/dailySignIn/SignInScreen.module.css': 'the day to claim',
      'src/features/rewards/firstDeposit/Offers.module.css': 'an offer',
      'src/features/rewards/jackpot/Wheel.module.css': 'the jackpots',
      'src/features/rewards/lottery/Balls.module.css': 'numbers that were drawn',
      'src/features/rewards/lottery/Picker.module.css': 'numbers to play',
      'src/features/rewards/points/PointsScreen.module.css': 'prices in points and diamonds',
      'src/features/rewards/points/scratch/DrawnCard.module.css': 'the fields that won',
      'src/features/rewards/tasks/TasksScreen.module.css': 'the gift of a task',
      'src/features/rewards/vip/VipScreen.module.css': 'levels and their rewards',
      'src/shared/celebration/Celebration.module.css': 'what is celebrated',
      'src/shared/draws/Board.module.css': 'the light of a wheel',
      'src/shared/rewards/Awards.module.css': 'a reward other than pesos',
      'src/shared/rewards/RewardList.module.css': 'rewards',
      'src/shell/bubble/Bubble.module.css': 'the jackpot',
      'src/ui/Badge.module.css': 'that something can be claimed',
      'src/ui/Card.module.css': 'what can be won or claimed',
      'src/ui/states/Progress.module.css': 'progress of play',
    },
  },
  'green and red are results': {
    colours: /var\(--(?:ok|danger)\)/,
    at: {
      'src/features/feedback/FeedbackScreen.module.css': 'a refused picture',
      'src/features/games/info/GameInfoModal.module.css': 'why a game can’t be played',
      'src/features/report/ReportScreen.module.css': 'wins and losses',
      'src/features/rewards/dailySignIn/SignInScreen.module.css': 'a day claimed',
      'src/features/rewards/lottery/Balls.module.css': 'a number that matches',
      'src/features/rewards/points/PointsScreen.module.css': 'points received',
      'src/features/rewards/vip/VipScreen.module.css': 'a day claimed',
      'src/features/rg/SelfLimitedScreen.module.css': 'a refusal',
      'src/features/wallets/ChoiceFields.module.css': 'what a deposit brings',
      'src/features/wallets/Moment.module.css': 'money that came',
      'src/features/wallets/WalletsScreen.module.css': 'money in, and a refusal',
      'src/features/wallets/forms/MoneyForm.module.css': 'a refusal',
      'src/features/wallets/withdraw/WithdrawalScreen.module.css': 'how a withdrawal ended',
      'src/shell/bars/ConnectionBar.module.css': 'a lost connection',
      'src/ui/Badge.module.css': 'done and refused',
      'src/ui/Button.module.css': 'an action that ends something',
      'src/ui/forms/Field.module.css': 'an error',
      'src/ui/forms/Select.module.css': 'an error',
      'src/ui/text/MoneyText.module.css': 'money that came',
      'src/ui/typography.module.css': 'a refusal',
    },
  },
};

const tokens = /^src\/ui\/theme\//;
const files = sources('src', '.css', '.tsx').filter(
  (file) => !tokens.test(file) && !file.startsWith('src/shell/gallery/'),
);

test.each(Object.entries(roles))('%s, and nothing else', (_, { colours, at }) => {
  expect(files.filter((file) => colours.test(textOf(file))).toSorted()).toEqual(Object.keys(at).toSorted());
});
