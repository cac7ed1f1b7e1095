import { tooOften } from '#contract/codes.ts';
import { authModes, loginKinds } from '#contract/loginKinds.ts';
import { usualCaps } from '#sandbox/operator/context/caps.ts';
import { isSuccess } from '#tests/conformance/client.ts';
import { callerAt, type Table } from './table.ts';

/** How many more than allowed are tried. */
const more = 4;
const { codes, signUps } = usualCaps;

/** One address asks for codes too often; another has them sent to many numbers and registers many players. */
export async function overdo(table: Table): Promise<void> {
  const { expect } = table.findings;
  const asker = callerAt(table, '10.3.0.2');
  const asks = Array.from({ length: codes.asked + more }, () => ({ mobile: '', type: authModes.register }));
  const heard = (await asker.atOnce('smsSend', ...asks)).filter(({ verdict }) => verdict !== tooOften).length;
  expect(heard === codes.asked, 'an address asks for codes so often at all processes together as allowed', heard);

  const stranger = callerAt(table, '10.3.0.1');
  const asked = Array.from({ length: codes.perAddress + more }, (_, place) => ({
    mobile: `09${180_000_000 + place * 10_000}`,
    type: authModes.register,
    deviceId: crypto.randomUUID(),
  }));
  const sent = (await stranger.atOnce('smsSend', ...asked)).filter(isSuccess).length;
  expect(sent === codes.perAddress, 'an address has so many codes sent by all processes together as allowed', sent);

  const wanted = Array.from({ length: signUps.perAddress + more }, () => ({
    account: `load_${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`,
    password: 'perlas-88',
    nickname: '',
    loginKind: loginKinds.account,
    deviceId: crypto.randomUUID(),
    ageConfirmed: true,
    termsVersion: '1',
  }));
  let registered = 0;
  while (wanted.length > 0) {
    const some = await stranger.atOnce('accountRegist', ...wanted.splice(0, table.count));
    registered += some.filter(isSuccess).length;
  }
  expect(
    registered === signUps.perAddress,
    'an address registers so many players at all processes together as allowed',
    registered,
  );
}
