import { words as agents } from '#features/agents/words.en.ts';
import agentsFil from '#features/agents/words.fil.ts';
import { words as app } from '#i18n/words.en.ts';
import appFil from '#i18n/words.fil.ts';
import { words as auth } from '#features/auth/words.en.ts';
import authFil from '#features/auth/words.fil.ts';
import { words as feedback } from '#features/feedback/words.en.ts';
import feedbackFil from '#features/feedback/words.fil.ts';
import { words as games } from '#features/games/words.en.ts';
import gamesFil from '#features/games/words.fil.ts';
import { words as below } from '#features/home/belowFold/words.en.ts';
import belowFil from '#features/home/belowFold/words.fil.ts';
import { words as home } from '#features/home/words.en.ts';
import homeFil from '#features/home/words.fil.ts';
import { words as info } from '#features/info/words.en.ts';
import infoFil from '#features/info/words.fil.ts';
import { words as jackpot } from '#features/rewards/jackpot/words.en.ts';
import jackpotFil from '#features/rewards/jackpot/words.fil.ts';
import { words as kyc } from '#features/kyc/words.en.ts';
import kycFil from '#features/kyc/words.fil.ts';
import { words as mail } from '#features/rewards/mail/words.en.ts';
import mailFil from '#features/rewards/mail/words.fil.ts';
import { words as member } from '#features/member/words.en.ts';
import memberFil from '#features/member/words.fil.ts';
import { words as lottery } from '#features/rewards/lottery/words.en.ts';
import lotteryFil from '#features/rewards/lottery/words.fil.ts';
import { words as play } from '#features/play/words.en.ts';
import playFil from '#features/play/words.fil.ts';
import { words as points } from '#features/rewards/points/words.en.ts';
import pointsFil from '#features/rewards/points/words.fil.ts';
import { words as rg } from '#features/rg/words.en.ts';
import rgFil from '#features/rg/words.fil.ts';
import { words as rank } from '#features/rewards/contests/words.en.ts';
import rankFil from '#features/rewards/contests/words.fil.ts';
import { words as inviteSpin } from '#features/rewards/inviteSpin/words.en.ts';
import inviteSpinFil from '#features/rewards/inviteSpin/words.fil.ts';
import { words as share } from '#features/share/words.en.ts';
import shareFil from '#features/share/words.fil.ts';
import { words as shared } from '#shared/words.en.ts';
import sharedFil from '#shared/words.fil.ts';
import { words as shell } from '#shell/words.en.ts';
import shellFil from '#shell/words.fil.ts';
import { words as wallets } from '#features/wallets/words.en.ts';
import walletsFil from '#features/wallets/words.fil.ts';
import { words as withdraw } from '#features/wallets/withdraw/words.en.ts';
import withdrawFil from '#features/wallets/withdraw/words.fil.ts';

/** The app's texts, by area, in every language. */
export const said = {
  en: {
    agents: agents.en,
    app: app.en,
    auth: auth.en,
    feedback: feedback.en,
    games: games.en,
    below: below.en,
    home: home.en,
    info: info.en,
    inviteSpin: inviteSpin.en,
    jackpot: jackpot.en,
    kyc: kyc.en,
    mail: mail.en,
    lottery: lottery.en,
    member: member.en,
    play: play.en,
    points: points.en,
    rank: rank.en,
    rg: rg.en,
    share: share.en,
    shared: shared.en,
    shell: shell.en,
    wallets: wallets.en,
    withdraw: withdraw.en,
  },
  fil: {
    agents: agentsFil,
    app: appFil,
    auth: authFil,
    feedback: feedbackFil,
    games: gamesFil,
    below: belowFil,
    home: homeFil,
    info: infoFil,
    inviteSpin: inviteSpinFil,
    jackpot: jackpotFil,
    kyc: kycFil,
    mail: mailFil,
    lottery: lotteryFil,
    member: memberFil,
    play: playFil,
    points: pointsFil,
    rank: rankFil,
    rg: rgFil,
    share: shareFil,
    shared: sharedFil,
    shell: shellFil,
    wallets: walletsFil,
    withdraw: withdrawFil,
  },
} as const;

export type Language = keyof typeof said;
export type Said = (typeof said)[Language];

/** A pattern for a whole text of the app, with any values in its placeholders. */
export const filledIn = (text: string) =>
  new RegExp(`^${text.replace(/[.*+?^$()[\]\\|]/g, '\\$&').replace(/\{\w+\}/g, '.*')}$`);
