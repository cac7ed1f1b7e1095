import { expect, test } from 'vitest';
import { words as auth } from '#features/auth/words.en.ts';
import authFil from '#features/auth/words.fil.ts';
import { words as games } from '#features/games/words.en.ts';
import gamesFil from '#features/games/words.fil.ts';
import { words as home } from '#features/home/words.en.ts';
import homeFil from '#features/home/words.fil.ts';
import { words as info } from '#features/info/words.en.ts';
import infoFil from '#features/info/words.fil.ts';
import { words as kyc } from '#features/kyc/words.en.ts';
import kycFil from '#features/kyc/words.fil.ts';
import { words as member } from '#features/member/words.en.ts';
import memberFil from '#features/member/words.fil.ts';
import { words as report } from '#features/report/words.en.ts';
import reportFil from '#features/report/words.fil.ts';
import { words as retrieve } from '#features/retrieve/words.en.ts';
import retrieveFil from '#features/retrieve/words.fil.ts';
import { words as rg } from '#features/rg/words.en.ts';
import rgFil from '#features/rg/words.fil.ts';
import { words as bindTasks } from '#features/rewards/bindTasks/words.en.ts';
import bindTasksFil from '#features/rewards/bindTasks/words.fil.ts';
import { words as dailySignIn } from '#features/rewards/dailySignIn/words.en.ts';
import dailySignInFil from '#features/rewards/dailySignIn/words.fil.ts';
import { words as firstDeposit } from '#features/rewards/firstDeposit/words.en.ts';
import firstDepositFil from '#features/rewards/firstDeposit/words.fil.ts';
import { words as follow } from '#features/rewards/follow/words.en.ts';
import followFil from '#features/rewards/follow/words.fil.ts';
import { words as inviteSpin } from '#features/rewards/inviteSpin/words.en.ts';
import inviteSpinFil from '#features/rewards/inviteSpin/words.fil.ts';
import { words as points } from '#features/rewards/points/words.en.ts';
import pointsFil from '#features/rewards/points/words.fil.ts';
import { words as tasks } from '#features/rewards/tasks/words.en.ts';
import tasksFil from '#features/rewards/tasks/words.fil.ts';
import { words as vip } from '#features/rewards/vip/words.en.ts';
import vipFil from '#features/rewards/vip/words.fil.ts';
import { words as settings } from '#features/settings/words.en.ts';
import settingsFil from '#features/settings/words.fil.ts';
import { words as accounts } from '#features/wallets/accounts/words.en.ts';
import accountsFil from '#features/wallets/accounts/words.fil.ts';
import { words as wallets } from '#features/wallets/words.en.ts';
import walletsFil from '#features/wallets/words.fil.ts';
import { words as shell } from '#i18n/words.en.ts';
import shellFil from '#i18n/words.fil.ts';
import { words as own } from './words.en.ts';
import fil from './words.fil.ts';

const words = {
  en: {
    auth: auth.en,
    games: games.en,
    home: home.en,
    info: info.en,
    kyc: kyc.en,
    member: member.en,
    report: report.en,
    retrieve: retrieve.en,
    rg: rg.en,
    bindTasks: bindTasks.en,
    dailySignIn: dailySignIn.en,
    firstDeposit: firstDeposit.en,
    follow: follow.en,
    inviteSpin: inviteSpin.en,
    points: points.en,
    tasks: tasks.en,
    vip: vip.en,
    settings: settings.en,
    accounts: accounts.en,
    wallets: wallets.en,
    shell: shell.en,
  },
  fil: {
    auth: authFil,
    games: gamesFil,
    home: homeFil,
    info: infoFil,
    kyc: kycFil,
    member: memberFil,
    report: reportFil,
    retrieve: retrieveFil,
    rg: rgFil,
    bindTasks: bindTasksFil,
    dailySignIn: dailySignInFil,
    firstDeposit: firstDepositFil,
    follow: followFil,
    inviteSpin: inviteSpinFil,
    points: pointsFil,
    tasks: tasksFil,
    vip: vipFil,
    settings: settingsFil,
    accounts: accountsFil,
    wallets: walletsFil,
    shell: shellFil,
  },
};

test.each([
  ['en', own.en],
  ['fil', fil],
] as const)('a page without its code has the same title as with it (%s)', (language, titles) => {
  const said = words[language];
  expect(titles).toMatchObject({
    '/': said.home.title,
    '/maintenance': said.info.maintenance,
    '/faq': said.info.faq,
    '/terms-of-use': said.info.terms,
    '/privacy-policy': said.info.privacy,
    '/member/settings': said.settings.title,
    '/diagnostics': said.settings.diagnostics,
    '/auth/login': said.shell.login,
    '/auth/accountLogin': said.shell.login,
    '/auth/register': said.shell.register,
    '/auth/forget': said.auth.forgotTitle,
    '/auth/set-password': said.auth.passwordTitle,
    '/auth/social': said.auth.socialTitle,
    '/auth/bind': said.auth.bindTitle,
    '/game/search': said.games.title,
    '/member/games': said.games.myGames,
    '/wallets': said.wallets.title,
    '/wallets/record': said.wallets.records,
    '/wallets/card/list': said.accounts.title,
    '/wallets/card/edit': said.accounts.addTitle,
    '/member': said.member.title,
    '/member/profile': said.member.profile,
    '/member/profile/info': said.member.info,
    '/member/profile/kyc': said.kyc.title,
    '/activity/bank': said.bindTasks.title,
    '/activity/spin': said.inviteSpin.title,
    '/activity/sign-in': said.dailySignIn.title,
    '/activity/sign-in/rule': said.dailySignIn.ruleTitle,
    '/bonus/tasks': said.tasks.title,
    '/activity/follow': said.follow.title,
    '/activity/first-deposit': said.firstDeposit.title,
    '/points': said.points.title,
    '/vip': said.vip.title,
    '/vip/level': said.vip.levelsTitle,
    '/bonus/vip': said.vip.tasks,
    '/member/self-limited': said.rg.title,
    '/member/report': said.report.title,
    '/member/retrieve-balance': said.retrieve.title,
    '/member/sessions': said.member.sessions,
  });
});
