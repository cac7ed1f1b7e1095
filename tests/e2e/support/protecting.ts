import { expect, type Page } from 'playwright/test';
import { sandbox, type NewPlayer } from './sandbox.ts';

export const rgPage = '/member/self-limited';

/** Presses a button of the page, none of a dialog. */
export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Has a player set a limit: hundredths, or minutes of a time. */
export const limit = ({ token }: NewPlayer, kind: string, period: string, value: number) =>
  sandbox.call('selfLimitSet', { kind, period, value, requestId: crypto.randomUUID() }, token);

/** Expects the way to the regulator’s forms, for oneself and for one’s family (RG-21). */
export const leadsToForms = (page: Page) =>
  expect(page.getByRole('link', { name: 'PAGCOR: exclusion forms' })).toHaveAttribute(
    'href',
    'https://www.pagcor.ph/regulatory/exclusion2.php',
  );
