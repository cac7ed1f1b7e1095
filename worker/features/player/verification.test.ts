import { expect, test, vi } from 'vitest';
import { replyKey } from '#contract/stores.ts';
import { login } from '#tests/support/ana.ts';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';
import { endpointOf } from '#worker/network/endpointOf.ts';

const userInfo = { id: 7, nickname: 'Ana', coin: 0, hasKyc: 1 };
const application = {
  idType: 'passport',
  idNo: 'P1234567A',
  realName: 'Ana Santos',
  birthday: '1990-01-01',
  frontId: 'file 1',
  selfieId: 'file 2',
  address: { region: 'NCR', province: 'NCR', city: 'Manila', barangay: '1', address: '1 Rizal', zip: '1000' },
  consent: true,
};

/** Tabs of a player whose identity check is pending; the test answers requests for its status by hand, in any order. */
async function open(tabs = 1) {
  const device = fakeDevice();
  const answers: ((status: number) => void)[] = [];
  const { fetch } = scripted({
    accountLogin: () => ({ errcode: 0, token: 'secret', userInfo }),
    getAfterLoginInfoWeb: () => ({ errcode: 0, userInfo }),
    addKyc: () => ({ errcode: 0, hasKyc: 1 }),
    uploadKyc: () => ({ errcode: 0, fileId: 'a file' }),
    kyc: () =>
      new Promise<Response>((done) => answers.push((status) => done(Response.json({ code: 200, data: { status } })))),
  });
  const all = Array.from({ length: tabs }, () => openTab(fetch, device));
  const pass = async () => {
    for (const { world } of all) await world.pass(1_000);
  };
  await all[0]!.app.account.login(login);
  await pass();
  await endpointOf('kyc');
  /** Reads the status; resolves when the request is in flight. */
  const ask = async () => {
    const { length } = answers;
    void all[0]!.app.replies.read('kyc', {});
    await vi.waitFor(() => expect(answers).toHaveLength(length + 1));
    await pass();
  };
  return { all, answers, ask, pass, statuses: () => all.map(({ stores }) => stores.session.user?.hasKyc) };
}

test('a decided identity check shows in every tab as soon as an answer says so (KY-01)', async () => {
  const { answers, ask, pass, statuses } = await open(2);
  expect(statuses()).toEqual([1, 1]);
  await ask();
  answers[0]!(3);
  await pass();
  expect(statuses()).toEqual([3, 3]);
});

test('a status requested before the check was sent again doesn’t replace that it is pending (KY-01)', async () => {
  const { all, answers, ask, pass, statuses } = await open();
  await ask();
  answers[0]!(3);
  await pass();
  await ask();
  await all[0]!.core.replies.write('addKyc', application);
  await pass();
  expect(statuses()).toEqual([1]);
  answers[1]!(3);
  await pass();
  expect(statuses()).toEqual([1]);
});

test('uploading a picture of a corrected check leaves it rejected (KY-04)', async () => {
  const { all, answers, ask, pass, statuses } = await open();
  const [{ core, stores }] = all as [(typeof all)[0]];
  await ask();
  answers[0]!(3);
  await pass();
  await core.replies.write('uploadKyc', { side: 1, image: 'data:' });
  expect(stores.replies[replyKey('kyc', {})]).toMatchObject({ stale: true, value: { status: 3 } });
  expect(statuses()).toEqual([3]);
});

test('an answer without the status leaves it unchanged', async () => {
  const { all, pass, statuses } = await open();
  await all[0]!.core.replies.write('uploadKyc', { side: 1, image: 'data:' });
  await pass();
  expect(statuses()).toEqual([1]);
});
