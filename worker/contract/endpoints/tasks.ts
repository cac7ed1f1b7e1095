import { awarded, moved } from '../awards.ts';
import { read, write, ofFeature } from '../endpoint.ts';
import { count, id, int, list, oneOf, optional, record, text, time, type Infer } from '../schema.ts';
import { reward } from '../signInReply.ts';

/**
 * A task: `cycle` as in `taskCycles`, `status` as in `taskStates`, a `type` of `provenTypes` is proven by the app;
 * `unit` N is a count, M hundredths; `clickType` as in `clickTypes`. At `endTime` it restarts, or ends.
 */
const task = record({
  id,
  type: int,
  name: text,
  desc: optional(text),
  icon: optional(text),
  cycle: oneOf(1, 2, 3),
  target: count,
  progress: count,
  unit: oneOf('N', 'M'),
  status: oneOf(0, 1, 2, 3),
  awards: list(reward),
  clickType: optional(int),
  clickAction: optional(text),
  endTime: optional(time),
});

export type UserTask = Infer<typeof task>;

const spoils = ['getTaskUser', 'activityGetStatusList'];

/** Endpoints for tasks (spec §7, payloads F). */
export const tasks = ofFeature('tasks', {
  getTaskUser: read(
    'The tasks of the day, of the week and of an account’s life, or those of one cycle',
    { cycle: optional(oneOf(1, 2, 3)) },
    {
      list: list(task),
      /** How many times an award's cash must be staked before it can be withdrawn. */
      turnover: optional(count),
      /** The address that a share task shares. */
      shareUrl: optional(text),
    },
    { kept: 'user' },
  ),
  finishTask: write('Proves a task that only the app can prove', { id }, { task }, { money: true, spoils }),
  receiveTaskAward: write('Claims the award of a task that is done', { id }, awarded, {
    money: true,
    spoils: [...spoils, ...moved],
  }),
});
