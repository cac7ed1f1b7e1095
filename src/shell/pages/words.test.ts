import { expect, test } from 'vitest';
import { en as auth } from '#features/auth/words.en.ts';
import authFil from '#features/auth/words.fil.ts';
import { en as games } from '#features/games/words.en.ts';
import gamesFil from '#features/games/words.fil.ts';
import { en as home } from '#features/home/words.en.ts';
import homeFil from '#features/home/words.fil.ts';
import { en as info } from '#features/info/words.en.ts';
import infoFil from '#features/info/words.fil.ts';
import { en as kyc } from '#features/kyc/words.en.ts';
import kycFil from '#features/kyc/words.fil.ts';
import { en as member } from '#features/member/words.en.ts';
import memberFil from '#features/member/words.fil.ts';
import { en as report } from '#features/report/words.en.ts';
import reportFil from '#features/report/words.fil.ts';
import { en as retrieve } from '#features/retrieve/words.en.ts';
import retrieveFil from '#features/retrieve/words.fil.ts';
import { en as rg } from '#features/rg/words.en.ts';
import rgFil from '#features/rg/words.fil.ts';
import { en as bindTasks } from '#features/rewards/bindTasks/words.en.ts';
import bindTasksFil from '#features/rewards/bindTasks/words.fil.ts';
import { en as dailySignIn } from '#features/rewards/dailySignIn/words.en.ts';
import dailySignInFil from '#features/rewards/dailySignIn/words.fil.ts';
import { en as firstDeposit } from '#features/rewards/firstDeposit/words.en.ts';
import firstDepositFil from '#features/rewards/firstDeposit/words.fil.ts';
import { en as follow } from '#features/rewards/follow/words.en.ts';
import followFil from '#features/rewards/follow/words.fil.ts';
import { en as inviteSpin } from '#features/rewards/inviteSpin/words.en.ts';
import inviteSpinFil from '#features/rewards/inviteSpin/words.fil.ts';
import { en as points } from '#features/rewards/points/words.en.ts';
import pointsFil from '#features/rewards/points/words.fil.ts';
import { en as tasks } from '#features/rewards/tasks/words.en.ts';
import tasksFil from '#features/rewards/tasks/words.fil.ts';
import { en as vip } from '#features/rewards/vip/words.en.ts';
import vipFil from '#features/rewards/vip/words.fil.ts';
import { en as settings } from '#features/settings/words.en.ts';
import settingsFil from '#features/settings/words.fil.ts';
import { en as accounts } from '#features/wallets/accounts/words.en.ts';
import accountsFil from '#features/wallets/accounts/words.fil.ts';
import { en as wallets } from '#features/wallets/words.en.ts';
import walletsFil from '#features/wallets/words.fil.ts';
import { en as shell } from '#i18n/words.en.ts';
import shellFil from '#i18n/words.fil.ts';
import { en } from './words.en.ts';
import fil from './words.fil.ts';

const words = {
  en: {
    auth,
    games,
    home,
    info,
    kyc,
    member,
    report,
    retrieve,
    rg,
    bindTasks,
    dailySignIn,
    firstDeposit,
    follow,
    inviteSpin,
    points,
    tasks,
    vip,
    settings,
    accounts,
    wallets,
    shell,
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
  ['en', en],
  ['fil', fil],
] as const)('a page without its code has the title that it has with it (%s)', (language, titles) => {
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
