import * as activityTypes from '#contract/activityTypes.ts';
import type { OperatorContext } from '../context/handlers.ts';
import { currentType } from '../rewards/openActivity.ts';

const { Agent5, Agent, AgentCount } = activityTypes;

/** The type of the agents' activity that the operator runs; all three are one, with one page (A-26, A-41). */
export const agentType = (operator: Pick<OperatorContext, 'written'>, time: number) =>
  currentType(operator, [Agent5, Agent, AgentCount], time);
