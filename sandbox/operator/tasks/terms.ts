import { clickTypes } from '#contract/rewards/clickTypes.ts';
import type { UserTask } from '#contract/endpoints/tasks.ts';
import { props } from '#contract/props.ts';
import type { Reward } from '#contract/signInReply.ts';
import { provenTypes, taskCycles } from '#contract/rewards/tasks.ts';
import { pesos } from '#sandbox/hundredths.ts';
import type { Facts } from './facts.ts';

const ticket = 80_001;
const points = (count: number): Reward => ({ id: props.points, count });
const cash = (amount: number): Reward => ({ id: props.coin, count: pesos(amount) });

/** The types of tasks that the operator itself counts. */
const counted = { visit: 1, signIn: 2, bet: 3, games: 4, deposit: 5, identity: 6 } as const;

const path = (clickAction: string) => ({ clickType: clickTypes.path, clickAction });
const noWay = { clickType: clickTypes.none };

/** For how many days a new player can do one-time tasks. */
export const newcomerDays = 30;

/** A task: `done` is its progress towards the target; one without is proven by the app. */
export interface Term extends Pick<UserTask, 'id' | 'type' | 'name' | 'cycle' | 'target' | 'unit' | 'awards'> {
  desc?: string;
  clickType: number;
  clickAction?: string;
  done?: (facts: Facts) => number;
}

const daily = { cycle: taskCycles.daily, unit: 'N' } as const;
const weekly = { cycle: taskCycles.weekly, unit: 'N' } as const;
const once = { cycle: taskCycles.once, unit: 'N', target: 1 } as const;

/** All tasks, as an operator's staff would define them. */
export const terms: readonly Term[] = [
  {
    ...daily,
    id: 1,
    type: counted.visit,
    name: 'Open Perlas today',
    target: 1,
    awards: [points(5)],
    ...noWay,
    done: () => 1,
  },
  {
    ...daily,
    id: 2,
    type: counted.signIn,
    name: 'Claim today’s sign-in reward',
    target: 1,
    awards: [points(10)],
    ...path('/activity/sign-in'),
    done: ({ today }) => today.signedIn,
  },
  {
    ...daily,
    id: 3,
    type: counted.games,
    name: 'Play 3 different games',
    desc: 'Bets with your own or bonus money count',
    target: 3,
    awards: [{ id: ticket, count: 1 }],
    ...path('/game/search'),
    done: ({ today }) => today.games,
  },
  {
    ...daily,
    id: 4,
    type: counted.bet,
    name: 'Bet ₱200 today',
    desc: 'In any game or lottery',
    target: pesos(200),
    unit: 'M',
    awards: [points(30)],
    ...path('/game/search'),
    done: ({ today }) => today.staked,
  },
  {
    ...daily,
    id: 5,
    type: counted.deposit,
    name: 'Deposit ₱200 today',
    target: pesos(200),
    unit: 'M',
    awards: [points(20)],
    ...path('/wallets?name=deposit'),
    done: ({ today }) => today.deposited,
  },
  {
    ...weekly,
    id: 11,
    type: counted.visit,
    name: 'Open Perlas on 5 days',
    target: 5,
    awards: [points(50)],
    ...noWay,
    done: ({ week }) => week.visits,
  },
  {
    ...weekly,
    id: 12,
    type: counted.signIn,
    name: 'Claim 5 sign-in rewards',
    target: 5,
    awards: [{ id: props.diamond, count: 10 }],
    ...path('/activity/sign-in'),
    done: ({ week }) => week.signIns,
  },
  {
    ...weekly,
    id: 13,
    type: counted.bet,
    name: 'Bet ₱2,000 this week',
    desc: 'In any game or lottery',
    target: pesos(2_000),
    unit: 'M',
    awards: [cash(20)],
    ...path('/game/search'),
    done: ({ week }) => week.staked,
  },
  {
    ...once,
    id: 21,
    type: provenTypes.install,
    name: 'Install the app',
    desc: 'Add Perlas to your home screen and open it there',
    awards: [cash(10)],
    ...path('/download'),
  },
  { ...once, id: 22, type: provenTypes.share, name: 'Share Perlas with a friend', awards: [points(50)], ...noWay },
  {
    ...once,
    id: 23,
    type: provenTypes.follow,
    name: 'Visit our Facebook page',
    awards: [points(20)],
    clickType: clickTypes.url,
    clickAction: 'https://www.facebook.com/perlas.example',
  },
  {
    ...once,
    id: 24,
    type: counted.identity,
    name: 'Verify your identity',
    awards: [{ id: props.diamond, count: 20 }],
    ...path('/member/profile/kyc'),
    done: ({ identified }) => identified,
  },
];
