import { answer, only, type Fault } from './fault.ts';

/** Failed log-ins in a row that lock a name. */
const tries = 5;
const quarter = 15 * 60 * 1_000;

/** Answers a log-in with a name that nobody has in another way than a wrong password. */
const tellingOf = (change: (body: Record<string, unknown>) => Record<string, unknown>): Fault['plant'] => {
  return ({ db }) =>
    only('accountLogin', async (sent, forward) => {
      const came = await forward(sent);
      const named = db.selectFrom('users').select('id').where('account', '=', String(sent.body['account']));
      return came.body['errcode'] === 2001 && !(await named.executeTakeFirst()) ? answer(change(came.body)) : came;
    });
};

/** Faults of log-ins by somebody who isn’t the owner of the account. */
export const ofStrangers: Fault[] = [
  {
    says: 'failed log-ins are counted by name alone, so that a stranger locks the owner out',
    foundBy: 'refusals.stranger',
    plant: ({ now }) => {
      const failed = new Map<unknown, number>();
      return only('accountLogin', async (sent, forward) => {
        const { account } = sent.body;
        const count = failed.get(account) ?? 0;
        if (count >= tries) return answer({ errcode: 2002, until: now() + quarter });
        const came = await forward(sent);
        if ([2001, 2002].includes(Number(came.body['errcode']))) failed.set(account, count + 1);
        if (came.body['errcode'] === 0) failed.delete(account);
        return came;
      });
    },
  },
  {
    says: 'a log-in with an unknown name is refused with 404',
    foundBy: 'refusals.unknownName',
    plant: tellingOf(() => ({ errcode: 404, msg: 'No such player' })),
  },
  {
    says: 'a log-in with an unknown name has no tries left to tell',
    foundBy: 'refusals.unknownName',
    plant: tellingOf((body) => ({ ...body, left: undefined })),
  },
  {
    says: 'the words of a refused log-in tell that nobody has the name',
    foundBy: 'refusals.unknownName',
    plant: tellingOf((body) => ({ ...body, msg: 'Unknown account' })),
  },
];
