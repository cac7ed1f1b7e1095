import { en as app } from '../../src/app/words.en.ts';
import appFil from '../../src/app/words.fil.ts';
import { en as auth } from '../../src/features/auth/words.en.ts';
import authFil from '../../src/features/auth/words.fil.ts';
import { en as games } from '../../src/features/games/words.en.ts';
import gamesFil from '../../src/features/games/words.fil.ts';
import { en as below } from '../../src/features/home/below/words.en.ts';
import belowFil from '../../src/features/home/below/words.fil.ts';
import { en as home } from '../../src/features/home/words.en.ts';
import homeFil from '../../src/features/home/words.fil.ts';
import { en as info } from '../../src/features/info/words.en.ts';
import infoFil from '../../src/features/info/words.fil.ts';
import { en as kyc } from '../../src/features/kyc/words.en.ts';
import kycFil from '../../src/features/kyc/words.fil.ts';
import { en as member } from '../../src/features/member/words.en.ts';
import memberFil from '../../src/features/member/words.fil.ts';
import { en as play } from '../../src/features/play/words.en.ts';
import playFil from '../../src/features/play/words.fil.ts';
import { en as rest } from '../../src/features/protection/parts/words.en.ts';
import restFil from '../../src/features/protection/parts/words.fil.ts';
import { en as wallets } from '../../src/features/wallets/words.en.ts';
import walletsFil from '../../src/features/wallets/words.fil.ts';
import { en as withdraw } from '../../src/features/wallets/withdraw/words.en.ts';
import withdrawFil from '../../src/features/wallets/withdraw/words.fil.ts';

/** What the app says, by area, in each of its languages. */
export const said = {
  en: { app, auth, games, below, home, info, kyc, member, play, rest, wallets, withdraw },
  fil: {
    app: appFil,
    auth: authFil,
    games: gamesFil,
    below: belowFil,
    home: homeFil,
    info: infoFil,
    kyc: kycFil,
    member: memberFil,
    play: playFil,
    rest: restFil,
    wallets: walletsFil,
    withdraw: withdrawFil,
  },
} as const;

export type Language = keyof typeof said;
export type Said = (typeof said)[Language];

/** Fits a text of the app whole, whatever its placeholders are filled with. */
export const filledIn = (text: string) =>
  new RegExp(`^${text.replace(/[.*+?^$()[\]\\|]/g, '\\$&').replace(/\{\w+\}/g, '.*')}$`);
