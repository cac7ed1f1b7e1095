import type { Hosted, HostedBuild } from './hosted.ts';

/** The build’s settings that a directive of its policy has addresses from. */
const settingsOf: Readonly<Record<string, string>> = {
  'frame-src': 'VITE_GAME_HOSTS (or VITE_CHAT_HOSTS)',
  'form-action': 'VITE_PAY_HOSTS',
  'img-src': 'VITE_IMG_HOSTS',
  'connect-src': 'VITE_API_BASE (or VITE_ICON_BASE)',
};

const onMachine = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** Settings by which a build’s policy allows plain http, which they do for addresses of this machine alone. */
function settingsOnMachine({ headers }: HostedBuild): string[] {
  const policy = headers['/']?.['Content-Security-Policy'] ?? '';
  return policy
    .split('; ')
    .map((directive) => directive.split(' '))
    .filter(([, ...sources]) => sources.some((source) => source.startsWith('http:')))
    .flatMap(([name = '']) => settingsOf[name] ?? []);
}

/** Refuses, in one sentence, a build that allows partners on this machine, where players come by https. */
export function refuseSandboxBuild({ origin, build, next }: Pick<Hosted, 'origin' | 'build' | 'next'>): void {
  const url = new URL(origin);
  if (url.protocol !== 'https:' || onMachine(url)) return;
  for (const each of [build, ...(next ? [next] : [])]) {
    const settings = settingsOnMachine(each);
    if (settings.length > 0)
      throw new Error(
        `Build ${each.id} is for the sandbox: its policy allows addresses of this machine, so games, payment pages or pictures wouldn’t work at ${origin}. Build it with ${settings.join(', ')}; an empty one allows none (docs/hosting.md).`,
      );
  }
}
