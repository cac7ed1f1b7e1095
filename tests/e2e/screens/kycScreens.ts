import { bornBefore, kyc, passportNo } from '../support/kycSteps.ts';
import { photoOf } from '../support/papers.ts';
import type { At, Screen } from './screens.ts';

const onward = ({ page, t }: At) => page.getByRole('button', { name: t.kyc.next, exact: true }).click();

/** Goes through the identity check up to a birth date of this age. */
async function born(at: At, years: number) {
  const { page, t } = at;
  await page.getByRole('link', { name: t.kyc.begin }).click();
  await page.getByRole('radio', { name: new RegExp(`^${t.kyc.passport}`) }).check();
  await onward(at);
  for (const side of [t.kyc.side1, t.kyc.side3]) {
    const chosen = page.locator(`input[aria-label="${t.kyc.galleryOf.replace('{side}', side)}"]`);
    await chosen.setInputFiles(await photoOf(page, side));
    await page.getByRole('img', { name: side }).waitFor();
  }
  await onward(at);
  const said = {
    [t.kyc.idNo]: passportNo(),
    [t.kyc.realName]: 'Ana María Santos',
    [t.kyc.birthday]: bornBefore(years),
  };
  for (const [name, value] of Object.entries(said)) await page.getByLabel(name, { exact: true }).fill(value);
  await onward(at);
  await page.getByRole('dialog').waitFor();
}

/** Screens of the identity check for a minor: it ends on the device, and the draft stays until then. */
export const kycScreens: readonly Screen[] = [
  {
    name: 'identity-barred',
    path: kyc,
    reach: async (at) => {
      await born(at, 18);
      await at.page.getByRole('button', { name: at.t.kyc.birthdayRight }).click();
      await at.page.getByRole('heading', { name: at.t.kyc.barred }).waitFor();
    },
  },
  { name: 'identity-birthday', path: kyc, reach: (at) => born(at, 18) },
];
