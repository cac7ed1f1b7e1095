import { excluded } from './protectionScreens.ts';
import type { Screen } from './screens.ts';

/** What somebody sees who takes a break, wherever they go, and who excludes themselves in the end. */
export const restingScreens: readonly Screen[] = [
  { name: 'calm', path: '/' },
  { name: 'calm-wallet', path: '/wallets?name=withdraw&back=1' },
  { name: 'calm-protection', path: '/member/self-limited' },
  { name: 'calm-report', path: '/member/report' },
  { name: 'calm-settings', path: '/member/settings' },
  excluded,
];
