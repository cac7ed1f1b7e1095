import * as codes from '#contract/codes.ts';
import type { agents } from '#contract/endpoints/agents.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import type { Group, OperatorContext } from '../http/handlers.ts';
import { Refusal } from '../http/refusal.ts';
import { playerOf } from '../identity/players.ts';
import { beginAct } from '../rewards/openActivity.ts';
import { linkOf } from './links.ts';

const nothing = hundredths(0);

/** Handlers for agents (SH-03 to SH-06). */
export function agentHandlers(operator: OperatorContext): Group<typeof agents> {
  const { db } = operator;
  return {
    appAgent5User: async (_, { userId, appOrigin }) => {
      const { inviteCode } = await playerOf(db, userId);
      return {
        inviteCode,
        shareUrl: linkOf(appOrigin, inviteCode),
        direct: 0,
        valid: 0,
        team: 0,
        todayNew: 0,
        totalCommission: nothing,
        canReceive: nothing,
        yesterday: nothing,
        curLevel: 0,
        levels: [],
        validRule: { minRecharge: nothing, minBet: nothing },
        inviteTasks: [],
      };
    },
    appAgent5UserLog: async ({ pageNum, pageSize }) => ({ list: [], pages: 0, total: 0, pageNum, pageSize }),
    appAgent5UserReceive: (_, context) =>
      context.once(async (trx) => {
        await beginAct(trx, operator, context);
        throw new Refusal(codes.conditionUnmet, 'Nothing to receive yet', { need: 'bet' });
      }),
    appAgent5UserInviteValidReceive: (_, context) =>
      context.once(async (trx) => {
        await beginAct(trx, operator, context);
        throw new Refusal(codes.notFound, 'No such step', { field: 'id' });
      }),
  };
}
