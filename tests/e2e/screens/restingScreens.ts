import { excluded } from './protectionScreens.ts';
import type { Screen } from './screens.ts';

/** Screens of a player on a break, and finally of one who excludes themselves. */
export const restingScreens: readonly Screen[] = [
  { name: 'calm', path: '/' },
  { name: 'calm-wallet', path: '/wallets?name=withdraw&back=1' },
  { name: 'calm-protection', path: '/member/self-limited' },
  { name: 'calm-report', path: '/member/report' },
  { name: 'calm-settings', path: '/member/settings' },
  { name: 'calm-service', path: '/service' },
  excluded,
];
