import { answer, despite, only, type Fault } from './fault.ts';

const claims = { receiveTaskAward: 'a task', followReceive: 'a followed page' } as const;
const paths = Object.keys(claims) as (keyof typeof claims)[];

/** The answer to an award that was given. */
const given = () => answer({ errcode: 0, rewards: [{ id: 2001, count: 1_000 }], coin: 1_000 });

/** Faults of awards. */
export const ofRewards: Fault[] = [
  ...paths.map((path) => ({
    says: `the award of ${claims[path]} is given again under another requestId`,
    foundBy: 'rewards.once',
    plant: () => only(path, despite(409, given)),
  })),
  {
    says: 'the bonus of a first deposit is given again under another requestId',
    foundBy: 'rewards.once',
    plant: () => only('firstDepositReceive', despite(409, given)),
  },
  ...paths.map((path) => ({
    says: `the money of ${claims[path]} is given before the first deposit`,
    foundBy: 'rewards.deposit',
    plant: () => only(path, despite(4002, given)),
  })),
];
