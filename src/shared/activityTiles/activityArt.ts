import * as types from '#contract/activityTypes.ts';

/** What an activity is about: play, money, a reward, or people. */
type Tone = 'play' | 'money' | 'reward' | 'people';

interface Art {
  tone: Tone;
  /** The name of a picture in `public/icons/props`. */
  prop: string;
}

const gift: Art = { tone: 'reward', prop: 'couponGive' };

const arts: Readonly<Record<number, Art>> = {
  [types.LuckyJackpot]: { tone: 'play', prop: 'jackpotMega' },
  [types.Lottery]: { tone: 'play', prop: 'lotteryGreat' },
  [types.WeekendLottery]: { tone: 'play', prop: 'lotteryMiddle' },
  [types.SlotsHack]: { tone: 'play', prop: 'jackpotMinor' },
  [types.Rank]: { tone: 'play', prop: 'jackpotMajor' },
  [types.InviteUserSpin]: { tone: 'play', prop: 'jackpot' },
  [types.FirstCharge]: { tone: 'money', prop: 'coin' },
  [types.FirstDeposit]: { tone: 'money', prop: 'coin' },
  [types.AccumulatedRecharge]: { tone: 'money', prop: 'coin' },
  [types.ContinuousRecharge]: { tone: 'money', prop: 'coin' },
  [types.LadderRecharge]: { tone: 'money', prop: 'coin' },
  [types.Fund]: { tone: 'money', prop: 'coin' },
  [types.Supply]: { tone: 'money', prop: 'couponFixed' },
  [types.vipRebate]: { tone: 'money', prop: 'couponGeneral' },
  [types.VIP]: { tone: 'reward', prop: 'diamond' },
  [types.vipTask]: { tone: 'reward', prop: 'diamond' },
  [types.points]: { tone: 'reward', prop: 'points' },
  [types.Tasks]: { tone: 'reward', prop: 'activityPoints' },
  [types.Tasks1]: { tone: 'reward', prop: 'activityPoints' },
  [types.RedPacket]: { tone: 'reward', prop: 'newYearLantern' },
  [types.Festival]: { tone: 'reward', prop: 'newYearHorn' },
  [types.Christmas]: { tone: 'reward', prop: 'newYearFruit' },
  [types.NewYear]: { tone: 'reward', prop: 'newYearFireworks' },
  [types.Agent]: { tone: 'people', prop: 'couponGive' },
  [types.AgentCount]: { tone: 'people', prop: 'couponGive' },
  [types.Agent5]: { tone: 'people', prop: 'couponGive' },
  [types.InviteFriend1]: { tone: 'people', prop: 'couponGive' },
  [types.Notice]: { tone: 'people', prop: 'newYearHorn' },
  [types.Download]: { tone: 'people', prop: 'couponFixed' },
  [types.Bind]: { tone: 'people', prop: 'activityPoints' },
  [types.FreeLoginBonus]: { tone: 'reward', prop: 'couponGeneral' },
  [types.FreeSign]: { tone: 'reward', prop: 'couponGeneral' },
  [types.SignUpBonus]: { tone: 'reward', prop: 'diamond' },
  [types.FollowRewards]: { tone: 'people', prop: 'points' },
};

/** The picture and colours that stand for a type of activity without a picture of the operator's. */
export const activityArt = (activityType: number): Art => arts[activityType] ?? gift;
