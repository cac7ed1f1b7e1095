import type { Topic } from '../faq.ts';
import { about } from './faq/about.ts';
import { account } from './faq/account.ts';
import { app } from './faq/app.ts';
import { care } from './faq/care.ts';
import { games } from './faq/games.ts';
import { money } from './faq/money.ts';

/** Filipino questions and answers of the FAQ. */
export const faq: readonly Topic[] = [about, account, money, games, app, care];
