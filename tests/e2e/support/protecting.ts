import { expect, type Page } from 'playwright/test';
import { sandbox, type NewPlayer } from './sandbox.ts';

export const rgPage = '/member/self-limited';

/** Clicks a button of the page, outside dialogs. */
export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Sets a limit for a player: hundredths, or minutes of play. */
export const limit = ({ token }: NewPlayer, kind: string, period: string, value: number) =>
  sandbox.call('selfLimitSet', { kind, period, value, requestId: crypto.randomUUID() }, token);

/** Expects the links to the regulator’s forms, for oneself and for one’s family (RG-21). */
export const leadsToForms = (page: Page) =>
  expect(page.getByRole('link', { name: 'PAGCOR: exclusion forms' })).toHaveAttribute(
    'href',
    'https://www.pagcor.ph/regulatory/exclusion2.php',
  );
