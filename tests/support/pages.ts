import type { PageRow } from '#nav/page.ts';
import { learnPages } from '#nav/routes.ts';
import { pages } from '#shell/pages/pages.ts';

// Every page is known, as it is a moment after a start.
learnPages(pages as readonly PageRow[], true);
