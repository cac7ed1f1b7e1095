import { randomUUID } from 'node:crypto';
import * as codes from '#contract/codes.ts';
import { kycStates } from '#contract/kyc.ts';
import { decideCheck } from '../operator/kyc/decideCheck.ts';
import { usualStaffRules } from '../operator/context/staffRules.ts';
import type { KycTest } from './kycTest.ts';
import { papers, type Deed } from './stressDeeds.ts';

/** The valid answers to an identity check here: accepted, already submitted, or another player's document. */
const fitting: unknown[] = [0, codes.badParameter, codes.alreadyDone, codes.taken];

/** The list of violations, and of steps to repeat later. */
interface Run {
  wrongs: string[];
  lateCopies: (() => Promise<void>)[];
}

/**
 * A newcomer for each player, who submit few documents between them, and each against a rival: twice and once more
 * later, while staff decide.
 */
export async function openPapers(operator: KycTest, count: number, { wrongs, lateCopies }: Run) {
  const numbers = Array.from({ length: papers }, operator.newNumber);
  const newcomers = await Promise.all(Array.from({ length: count }, () => operator.player()));

  async function submit(token: string, idNo: string | undefined) {
    const act = { ...(await operator.application(token, { idNo })), requestId: randomUUID() };
    const send = async () => (await operator.call('addKyc', act, token)).errcode;
    const results = await Promise.all([send(), send()]);
    for (const code of results)
      if (!fitting.includes(code)) wrongs.push(`a check of identity was answered with ${code}`);
    if (!results.includes(0)) return;
    lateCopies.push(async () => {
      if ((await send()) !== 0) wrongs.push('another answer to a late copy of a check of identity');
    });
  }

  /** Two staff decide at once; a refusal of the operator is no violation. */
  async function decide(userId: number, verdict: 'passed' | 'rejected') {
    const step = () =>
      decideCheck(operator.db, userId, { verdict }, operator.clock.time).catch(({ name }: Error) => {
        if (name !== 'Refusal') wrongs.push(`a decision on papers broke: ${name}`);
      });
    await Promise.all([step(), step()]);
  }

  return {
    async prove({ who, paper, planned, decided }: Extract<Deed, { do: 'prove' }>) {
      const { token, userId } = newcomers[who]!;
      operator.rule({ kyc: { ...usualStaffRules.kyc, verdict: planned } });
      const rival = await operator.player();
      const tokens = [token, rival.token];
      await Promise.all([...tokens.map((each) => submit(each, numbers[paper])), decided && decide(userId, decided)]);
      if (decided) await decide(userId, decided);
    },

    /** Each document passes for at most one player. */
    async check() {
      const passed = await operator.db
        .selectFrom('kycChecks')
        .select('idNo')
        .where('verdict', '=', kycStates.passed)
        .where('idNo', 'in', numbers)
        .execute();
      if (new Set(passed.map(({ idNo }) => idNo)).size < passed.length) wrongs.push('one paper of two players');
    },
  };
}
