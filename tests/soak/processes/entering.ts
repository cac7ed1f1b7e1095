import * as codes from '#contract/codes.ts';
import { authModes, loginKinds } from '#contract/loginKinds.ts';
import { isSuccess } from '#tests/conformance/client.ts';
import { done } from '#tests/conformance/expect.ts';
import { callerAt, type Table } from './table.ts';

const consent = { ageConfirmed: true, termsVersion: '1' };
const password = 'perlas-88';
/** How many wrong passwords come at once, and how many of them still name the attempts that are left. */
const wrongs = { sent: 8, counted: 4 };

const verdicts = (answers: readonly { verdict: number | undefined }[]) => answers.map(({ verdict }) => verdict);

/** Registers the player of this number by a code that one process sends and others check, and logs in at another. */
export async function enter(table: Table, place: number) {
  const { expect } = table.findings;
  const address = `10.0.${Math.floor(place / 200)}.${1 + (place % 200)}`;
  const caller = callerAt(table, address);
  const deviceId = crypto.randomUUID();
  const mobile = `09${170_000_000 + place * 10_000 + 1_234}`;

  const ask = { mobile, type: authModes.register, deviceId };
  const asked = await caller.atOnce('smsSend', ask, ask);
  expect(asked.filter(isSuccess).length === 1, 'of two requests for a code at once one sends it', verdicts(asked));
  const smsCode = done(asked.find(isSuccess)!).debugCode!;

  const form = { mobile, smsCode, password, nickname: '', loginKind: loginKinds.phone, deviceId, ...consent };
  const [registered, late] = (await caller.atOnce('accountRegist4', form, form)).toSorted((one) =>
    isSuccess(one) ? -1 : 1,
  );
  expect(
    isSuccess(registered!) && late!.verdict === codes.wrongCode,
    'a code registers one player, also at once at two processes',
    verdicts([registered!, late!]),
  );
  const account = `load_${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`;
  caller.setToken(done(registered!).token);
  done(await caller.call('bindAccount', { account, password }));
  const body = { account, password, loginKind: loginKinds.account, deviceId };
  const { token, userInfo } = done(await caller.call('accountLogin', body, place + 1));
  caller.setToken(token);
  const seen = await caller.everywhere('refreshData');
  expect(seen.every(isSuccess), 'a session holds at every process', verdicts(seen));
  return { caller, userId: userInfo.id, account, deviceId, place };
}

export type Known = Awaited<ReturnType<typeof enter>>;

/** Has a stranger guess a player's password at all processes at once, until the lock that all of them keep. */
export async function guess(table: Table, { account, deviceId, place }: Known) {
  const { expect } = table.findings;
  const stranger = callerAt(table, `10.1.0.${1 + place}`);
  const logIn = { account, loginKind: loginKinds.account, deviceId: crypto.randomUUID() };
  const wrong = { ...logIn, password: 'not-this-one' };
  const answers = await stranger.atOnce('accountLogin', ...Array.from({ length: wrongs.sent }, () => wrong));
  const left = answers
    .filter(({ verdict }) => verdict === codes.wrongPassword)
    .map(({ answer }) => (answer as { left: number }).left)
    .toSorted((a, b) => b - a);
  const locked = answers.filter(({ verdict }) => verdict === codes.locked).length;
  expect(
    left.join() === '4,3,2,1' && locked === wrongs.sent - wrongs.counted,
    'wrong passwords at all processes are counted together',
    { left, verdicts: verdicts(answers) },
  );
  const right = await stranger.everywhere('accountLogin', { ...logIn, password });
  expect(
    right.every(({ verdict }) => verdict === codes.locked),
    'the lock holds at every process',
    verdicts(right),
  );
  const owner = await callerAt(table, `10.2.0.${1 + place}`).call('accountLogin', { ...logIn, password, deviceId });
  expect(isSuccess(owner), 'the player’s own device is not locked', owner.verdict);
}
