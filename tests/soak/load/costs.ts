import { randomUUID } from 'node:crypto';
import type { Name } from '#contract/endpoints.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { common } from '#sandbox/testing/common.ts';
import { openMoneyTest } from '#sandbox/testing/moneyTest.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { testDb } from '#sandbox/testing/testDb.ts';

/** What something costs: JSON bytes both ways, and SQL statements that read, and that write by table. */
export interface Cost {
  up: number;
  down: number;
  reads: number;
  writes: Record<string, number>;
}

const verbs = /^\s*(?:with .*?\)\s*)?(insert into|update|delete from)\s+"?(\w+)/is;

/** Counts statements by what they do. */
function countStatements() {
  let [reads, writes]: [number, Record<string, number>] = [0, {}];
  const plugin: Parameters<Db['withPlugin']>[0] = {
    transformQuery({ node }) {
      const text = JSON.stringify(node);
      const raw = node.kind === 'RawNode' ? (verbs.exec(node.sqlFragments.join('?'))?.[2] ?? '') : '';
      const isWrite = raw !== '' || /^(Insert|Update|Delete)/.test(node.kind);
      if (!isWrite) reads++;
      else {
        const table = raw || (/"identifier":\{"kind":"IdentifierNode","name":"(\w+)"/.exec(text)?.[1] ?? '?');
        writes[table] = (writes[table] ?? 0) + 1;
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const take = () => {
    const taken = { reads, writes };
    [reads, writes] = [0, {}];
    return taken;
  };
  return { plugin, take };
}

/** Reads whose answer depends on what the device has already. */
const known = { preLogin: (version: unknown) => ({ ...samples.preLogin, gameListVersion: String(version) }) };

interface Costs {
  calls: Record<string, Cost>;
  /** Calls that read ahead. */
  ahead: Record<string, Cost>;
  acts: Record<string, Cost>;
}

/** Measures calls, and acts of a player, at the sandbox's operator. */
export async function measureCosts(calls: readonly Name[], ahead: readonly Name[]): Promise<Costs> {
  const { plugin, take } = countStatements();
  const { db } = await testDb();
  const trial = await openMoneyTest({ db: db.withPlugin(plugin) });
  const { token } = await trial.player(1_000_000);
  const { gameListVersion } = await trial.call('preLogin', { ...samples.preLogin, ...common }, token);
  let costs: Record<string, Cost> = {};

  async function of(what: string, work: () => Promise<unknown>, body: object = {}) {
    take();
    const answer = await work();
    const up = Buffer.byteLength(JSON.stringify(body));
    costs[what] = { up, down: Buffer.byteLength(JSON.stringify(answer) ?? ''), ...take() };
  }
  const call = async (name: Name, more: object = {}) => {
    const body = { ...samples[name], ...more, ...common };
    await of(name, () => trial.call(name, body, token), body);
  };

  for (const name of calls)
    await call(
      name,
      name === 'preLogin' ? known.preLogin(gameListVersion) : name.endsWith('LogClient') ? events() : {},
    );
  const ofCalls = costs;
  costs = {};
  for (const name of ahead) await call(name);
  const ofAhead = costs;
  costs = {};
  await call('accountLogin');
  let orderNo: unknown;
  const order = {
    rechargeTypeId: 2,
    amount: 50_000,
    returnUrl: 'http://localhost:4173/wallets',
    requestId: randomUUID(),
  };
  await of(
    'createRecharge',
    async () => {
      const answer = await trial.call('createRecharge', { ...order, ...common }, token);
      ({ orderNo } = answer);
      return answer;
    },
    { ...order, ...common },
  );
  await of('a payment’s report', () => trial.pay(orderNo, order.amount));
  await call('startGame', { requestId: randomUUID() });
  const { session } = await trial.sit(token);
  const roundId = randomUUID();
  await of('a round: bet and win', async () => {
    await trial.wallet.bet({ session, roundId, amount: 1_000 });
    await trial.wallet.win({ session, roundId, amount: 500 });
  });
  await trial.close();
  return { calls: ofCalls, ahead: ofAhead, acts: costs };
}

/** A batch of one event, as long as a usual one. */
const events = () => ({
  eventList: [
    {
      eventId: randomUUID(),
      eventName: 'screen_view',
      eventTime: 1_764_000_000_000,
      eventUserId: 100_001,
      channel: 'web',
      appId: 'perlas',
      version: '1.1.6',
      build: '0123456789ab',
      eventInterfaceId: '/wallets',
      eventShowType: 1,
      deviceId: randomUUID(),
      sessionId: randomUUID(),
      seq: 1,
    },
  ],
});
