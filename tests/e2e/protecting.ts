import type { Page } from 'playwright/test';
import { sandbox, type NewPlayer } from './sandbox.ts';

export const rgPage = '/member/self-limited';

/** Presses a button of the page, none of a dialog. */
export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Has a player set a limit: hundredths, or minutes of a time. */
export const limit = ({ token }: NewPlayer, kind: string, period: string, value: number) =>
  sandbox.call('selfLimitSet', { kind, period, value, requestId: crypto.randomUUID() }, token);
