import type { Output } from '#contract/endpoints.ts';
import { endOf } from '../manila.ts';
import { validRule } from '../operator/agents/terms.ts';
import { placeMember } from '../qa/placeMember.ts';
import { openMoneyTest } from './moneyTest.ts';

/** A test operator for agents: players with members, and their books. */
export async function openAgentTest(options: Parameters<typeof openMoneyTest>[0] = {}) {
  const operator = await openMoneyTest(options);
  const { db, clock, call, act } = operator;

  /** A player who has deposited, so that rewards can be paid. */
  async function inviter() {
    const player = await operator.player();
    await operator.deposit(player.token, validRule.minRecharge);
    return player;
  }

  /** Creates a member of a player now, by default a valid one, and returns the id. */
  const bring = (pid: number, member: { recharge?: number; bet?: number; nickname?: string } = {}) =>
    db.transaction().execute((trx) =>
      placeMember(trx, {
        recharge: validRule.minRecharge,
        bet: validRule.minBet,
        ...member,
        pid,
        time: clock.time,
      }),
    );

  /** The data of the agent's page. */
  const standing = async (token: string) => (await call('appAgent5User', {}, token))['data'] as Output<'appAgent5User'>;

  /** A page of one of the logs. */
  async function log(token: string, type: 1 | 2 | 3, more: object = {}) {
    const { data } = await call('appAgent5UserLog', { pageNum: 1, pageSize: 20, type, ...more }, token);
    return data as Output<'appAgent5UserLog'>;
  }

  return {
    ...operator,
    inviter,
    bring,
    standing,
    log,
    receive: (token: string, more: object = {}) => act('appAgent5UserReceive', more, token),
    claimStep: (token: string, id: number, more: object = {}) =>
      act('appAgent5UserInviteValidReceive', { id, ...more }, token),
    /** Whether the red dot is on. */
    dot: async (token: string) => (await call('activityGetStatusList', {}, token))['agent5'],
    /** Puts the clock to the next midnight in Manila. */
    nextDay() {
      clock.time = endOf('day', clock.time);
    },
  };
}

export type AgentTest = Awaited<ReturnType<typeof openAgentTest>>;
