import type { HostedBuild } from './hosted.ts';

const name = 'Strict-Transport-Security';

/** What "https only" covers, with the words that the header then lacks. */
const coverage = { preload: [], subdomains: ['preload'], host: ['preload', 'includeSubDomains'] } as const;
type Coverage = keyof typeof coverage;

/** Reads what "https only" covers. Throws one sentence for anything else. */
export function coverageOf(value: string): Coverage {
  if (Object.hasOwn(coverage, value)) return value as Coverage;
  throw new Error(
    `--hsts must be ${Object.keys(coverage)
      .join(', ')
      .replace(/, (?=\w+$)/, ' or ')}, and is "${value}".`,
  );
}

/** A build whose "https only" covers no more than this; one that may use plain http has no such header at all. */
export function covering(cover: Coverage, { headers, ...build }: HostedBuild): HostedBuild {
  const lacking: readonly string[] = coverage[cover];
  const lessOf = (value: string) =>
    value
      .split('; ')
      .filter((word) => !lacking.includes(word))
      .join('; ');
  const rules = Object.entries(headers).map(([path, own]) => {
    const value = own[name];
    return [path, value === undefined ? own : { ...own, [name]: lessOf(value) }] as const;
  });
  return { ...build, headers: Object.fromEntries(rules) };
}
