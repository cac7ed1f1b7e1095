import { apiBase } from '../operator/http/request.ts';
import type { Fetch } from './listen.ts';

/** Where browsers report what the app's policy stopped. */
const reportPath = '/csp';

/** Reports are kept up to this many, each of at most so many characters. */
const mostReports = 1_000;
const longestReport = 20_000;

/** The app's own origin: the API, the reports, and for everything else the files. */
export function appRoutes(api: Fetch, files: Fetch, violations: unknown[]): Fetch {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(apiBase)) return api(request);
    if (pathname !== reportPath || request.method !== 'POST') return files(request);
    const text = await request.text();
    if (violations.length < mostReports && text.length <= longestReport) violations.push(parsed(text));
    return new Response(null, { status: 204 });
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
