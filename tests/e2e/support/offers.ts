import type { Page } from 'playwright/test';
import { words as auth } from '#features/auth/words.en.ts';
import authFil from '#features/auth/words.fil.ts';
import { words as protection } from '#features/rg/words.en.ts';
import protectionFil from '#features/rg/words.fil.ts';

/** Init script: marks all popups as already shown. */
export function leavePopups() {
  try {
    for (const popup of ['notice', 'download', 'firstDeposit', 'spin'])
      sessionStorage.setItem(`popup.${popup}`, 'true');
  } catch {
    // A frame with an opaque origin has no storage, and no lobby.
  }
}

/** Init script: keeps the app from filling itself in. */
export function leaveUnfilled() {
  try {
    localStorage.setItem('filling', 'false');
  } catch {
    // A frame with an opaque origin has no storage, and no app.
  }
}

/** Init script: keeps the device from reporting web vitals, as one in ten does at random, so event counts are fixed. */
export function leaveVitals() {
  try {
    localStorage.setItem('vitals.drawn', '1');
  } catch {
    // A frame with an opaque origin has no storage, and no app.
  }
}

const either = (...names: string[]) => new RegExp(`^(${names.join('|')})$`);
const offer = { name: either(protection.en.careTitle, protectionFil.careTitle) };
const passwordOffer = { name: either(auth.en.setPassword, authFil.setPassword) };
const titles = [protection.en.welcomeTitle, protectionFil.welcomeTitle];
const welcome = { name: either(...titles.map((title) => title.replace('{brand}', '.+'))) };
const next = { name: either(protection.en.welcomeNext, protectionFil.welcomeNext) };
const decline = { name: either(protection.en.notNow, protectionFil.notNow, authFil.notNow) };

/** Ignores failures on a page whose browser was killed meanwhile. */
const unlessKilled = (page: Page) => (failure: unknown) => {
  if (!page.isClosed()) throw failure;
};

/** Declines the offers of limits and a password, which a new player has to answer (checklist WA-07, AU-01). */
export function declineOffers(page: Page) {
  const button = page.getByRole('button', decline);
  void page.addLocatorHandler(
    page.getByRole('dialog', welcome).filter({ has: page.getByRole('button', next) }),
    (dialog) => dialog.getByRole('button', next).press('Enter').catch(unlessKilled(page)),
  );
  for (const each of [offer, passwordOffer])
    void page.addLocatorHandler(page.getByRole('dialog', each).filter({ has: button }), (dialog) =>
      // By keyboard, so that the focus ring stays visible in keyboard tests.
      dialog.getByRole('button', decline).press('Enter').catch(unlessKilled(page)),
    );
}

/** A killed browser may have lost the acceptance of the age notice. */
export const acceptAgain = (page: Page) =>
  page.addLocatorHandler(page.getByRole('dialog', { name: 'Age and terms notice' }), (dialog) =>
    dialog.getByRole('button', { name: 'Accept', exact: true }).click().catch(unlessKilled(page)),
  );
