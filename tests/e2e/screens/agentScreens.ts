import { offline } from '../support/rest.ts';
import { amend } from '../support/amend.ts';
import { sandbox } from '../support/sandbox.ts';
import type { At, Screen } from './screens.ts';

const day = 24 * 60 * 60 * 1_000;
const much = 1_234_567_89;

/** Members with the widest masked name, and figures of an agent with many members. */
const members = Array.from({ length: 24 }, (_, place) => ({
  id: place + 1,
  nickname: place % 3 ? 'J***n' : 'MariaConcepcion***888',
  regTime: Date.UTC(2026, 10, 20) - place * day,
  recharge: place % 2 ? 0 : much,
  bet: place % 2 ? 0 : much,
  valid: place % 2 === 0,
}));
const days = Array.from({ length: 24 }, (_, place) => ({
  id: place + 1,
  date: new Date(Date.UTC(2026, 10, 20) - place * day).toISOString().slice(0, 10),
  bet: much,
  rate: 30,
  amount: 370_370,
  status: place < 2 ? 1 : 2,
}));
const received = days.map(({ id, amount }) => ({ id, time: Date.UTC(2026, 10, 20, 3) - id * day, amount }));

const step = (id: number, target: number, progress: number, status: number) => ({
  id,
  target,
  progress,
  status,
  awards: [
    { id: 2001, count: target * 10_000 },
    { id: 2002, count: 1_000 },
  ],
});
const steps = (last: number) => [step(1, 1, 1, 2), step(2, 5, 5, 1), step(3, 1_000, last === 2 ? 1_000 : 9, last)];

const amended =
  (call: string, more: object) =>
  ({ context }: At) =>
    amend<{ data: object }>(context, call, (told) => ({ ...told, data: { ...told.data, ...more } }));
const withAgent = (more: object) => amended('appAgent5User', more);
const busy = {
  direct: 1_234,
  valid: 1_009,
  team: 123_456,
  todayNew: 12,
  totalCommission: much,
  canReceive: much,
  unreceived: much,
  yesterday: much,
  today: much,
  curLevel: 4,
  turnover: 5,
};
const withLog = (list: object[]) => amended('appAgent5UserLog', { list, pages: 1, total: list.length });
const tab = (name: string) => `/agent?tabActive=${name}`;
const deposited = ({ player }: At) => sandbox.pay(player, 50_000);

/** Screens of agents and of sharing. */
export const agentScreens: readonly Screen[] = [
  { name: 'agent', path: '/agent' },
  { name: 'agent-busy', path: '/agent', before: withAgent(busy) },
  {
    name: 'agent-members',
    path: tab('members'),
    before: async (at) => {
      await withAgent({ direct: members.length })(at);
      await withLog(members)(at);
    },
  },
  { name: 'agent-members-none', path: tab('members') },
  { name: 'agent-commission', path: tab('commission'), before: withLog(days) },
  {
    name: 'agent-received',
    path: tab('commission'),
    before: withLog(received),
    reach: ({ page, t }) => page.getByRole('main').getByRole('combobox').selectOption(t.agents.received),
  },
  { name: 'agent-invite', path: tab('invite') },
  { name: 'agent-invite-steps', path: tab('invite'), before: withAgent({ inviteTasks: steps(0), turnover: 5 }) },
  {
    name: 'agent-invite-goal',
    path: tab('invite'),
    before: withAgent({ inviteTasks: steps(2), goalReached: 1, turnover: 5 }),
  },
  {
    name: 'vip-gift',
    path: tab('invite'),
    before: withAgent({ inviteTasks: steps(2), goalReached: 1 }),
    reach: ({ page, t }) => page.getByRole('button', { name: t.agents.aboutSalary }).click(),
  },
  { name: 'agent-offline', path: '/agent', before: offline },
  { name: 'agent-closed', path: '/agent', before: () => sandbox.error('appAgent5User', { code: 423 }) },
  { name: 'agent-rule', path: '/agent/rule', before: deposited },
  { name: 'share', path: '/share' },
  { name: 'share-offline', path: '/share', before: offline },
  {
    name: 'share-refused',
    path: '/share',
    reach: async ({ page, t, player }) => {
      await page.getByRole('textbox', { name: t.share.inviterId }).fill(String(player.id));
      await page.getByRole('button', { name: t.share.inviterSend, exact: true }).click();
    },
  },
];
