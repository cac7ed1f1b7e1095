import { expect, test } from 'vitest';
import { entrance } from '#tests/support/ana.ts';
import { openTab, scripted } from '#tests/support/tab.ts';
import { createKycDraft } from './draft.ts';

test('a picture that is dropped leaves the draft, and the others stay (KY-04)', async () => {
  const { app, core, world } = openTab(scripted({ accountLogin: entrance }).fetch);
  await app.account.login({ account: 'ana', password: 'secret88', keepAccount: false });
  await world.pass(0);
  const draft = createKycDraft(core);
  for (const side of [1, 3] as const) await draft.savePicture(side, { image: `side ${side}`, blurred: false });
  await draft.dropPicture(1);
  expect(await draft.pictures()).toEqual([{ side: 3, image: 'side 3', blurred: false, fileId: '' }]);
});
