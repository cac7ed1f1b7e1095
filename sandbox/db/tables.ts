import type { Kysely, Transaction } from 'kysely';
import type { Commissions } from './tables/agents.ts';
import type { ContestScores, ContestSpans } from './tables/contests.ts';
import type { Events, Recharges, Settings } from './tables/operator.ts';
import type { Feedback, FeedbackPictures, FeedbackReplies } from './tables/feedback.ts';
import type { Games, Likes, Plays, Rounds, Shelves, GameSessions } from './tables/games.ts';
import type { LotteryEntries, LotteryOrders, LotteryRounds } from './tables/lottery.ts';
import type { Mails } from './tables/mail.ts';
import type { DrawChances, JackpotDraws, JackpotPools } from './tables/jackpot.ts';
import type { PushMessages, PushSubscriptions } from './tables/push.ts';
import type { Awards, Claims, Rebates, Takings } from './tables/rewards.ts';
import type { InviteRounds, InviteSpins, InviteTaps } from './tables/spins.ts';
import type { Accounts, Entries, Operations, Transfers } from './tables/ledger.ts';
import type { GoodsOrders, Scratches, ShippingAddresses, ValidBets } from './tables/shop.ts';
import type { BankAccounts, BindAwards, Coupons, Requirements, Withdrawals } from './tables/money.ts';
import type {
  BindTickets,
  Codes,
  Deletions,
  Devices,
  Identities,
  SmsNotices,
  LoginTries,
  Tokens,
  UserOthers,
  Users,
} from './tables/players.ts';
import type {
  EarlierPersons,
  Exclusions,
  KycChecks,
  KycImages,
  Limits,
  OptOuts,
  Namesakes,
  OtherPersons,
  RealityAcks,
} from './tables/protection.ts';

/** All tables by name. */
export interface Tables {
  users: Users;
  tokens: Tokens;
  devices: Devices;
  identities: Identities;
  bindTickets: BindTickets;
  userOthers: UserOthers;
  deletions: Deletions;
  loginTries: LoginTries;
  codes: Codes;
  smsNotices: SmsNotices;
  accounts: Accounts;
  transfers: Transfers;
  entries: Entries;
  operations: Operations;
  games: Games;
  gameTypes: Shelves;
  brands: Shelves;
  stays: GameSessions;
  rounds: Rounds;
  likes: Likes;
  plays: Plays;
  recharges: Recharges;
  requirements: Requirements;
  bankAccounts: BankAccounts;
  withdrawals: Withdrawals;
  coupons: Coupons;
  bindAwards: BindAwards;
  jackpotDraws: JackpotDraws;
  jackpotPools: JackpotPools;
  lotteryRounds: LotteryRounds;
  lotteryOrders: LotteryOrders;
  lotteryEntries: LotteryEntries;
  drawChances: DrawChances;
  claims: Claims;
  takings: Takings;
  rebates: Rebates;
  awards: Awards;
  mails: Mails;
  commissions: Commissions;
  contestSpans: ContestSpans;
  contestScores: ContestScores;
  inviteRounds: InviteRounds;
  inviteSpins: InviteSpins;
  inviteTaps: InviteTaps;
  validBets: ValidBets;
  goodsOrders: GoodsOrders;
  shippingAddresses: ShippingAddresses;
  scratches: Scratches;
  kycImages: KycImages;
  kycChecks: KycChecks;
  earlierPersons: EarlierPersons;
  namesakes: Namesakes;
  otherPersons: OtherPersons;
  limits: Limits;
  exclusions: Exclusions;
  optOuts: OptOuts;
  pushSubscriptions: PushSubscriptions;
  pushMessages: PushMessages;
  realityAcks: RealityAcks;
  feedback: Feedback;
  feedbackPictures: FeedbackPictures;
  feedbackReplies: FeedbackReplies;
  settings: Settings;
  events: Events;
}

/** The operator's database, or a transaction in it. Inside a transaction only that one may be used: the embedded database has a single connection. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
