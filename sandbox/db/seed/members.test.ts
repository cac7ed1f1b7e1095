import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAgentTest, type AgentTest } from '../../testing/agentTest.ts';
import { samples } from '../../testing/samples.ts';
import { demoPassword } from './seed.ts';

let operator: AgentTest;
beforeAll(async () => {
  operator = await openAgentTest();
});
afterAll(() => operator.close());

test('one demo player has members, commission and a claimable step, the other does not (SH-03, SH-05)', async () => {
  const enter = async (account: string) => {
    const login = { ...samples.accountLogin, account, password: demoPassword };
    return String((await operator.call('accountLogin', login))['token']);
  };
  const [juan, maria] = [await enter('juan88'), await enter('maria88')];
  expect(await operator.standing(juan)).toMatchObject({ direct: 4, valid: 2, team: 5, curLevel: 1, canReceive: 1_760 });
  expect(await operator.dot(juan)).toBe(true);
  expect(await operator.claimStep(juan, 1)).toMatchObject({ errcode: 0 });
  expect(await operator.receive(juan)).toMatchObject({ errcode: 0, rewards: [{ id: 2001, count: 1_760 }] });
  expect(await operator.dot(juan)).toBe(false);
  expect(await operator.standing(maria)).toMatchObject({ direct: 0, unreceived: 0 });
});
