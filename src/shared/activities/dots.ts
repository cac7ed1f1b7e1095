import { useSnapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import { stores } from '#data/stores.ts';
import { isKnownAddress, useKnownAddress } from '#nav/isKnownAddress.ts';
import { useReply } from '#nav/useReply.ts';

type Flags = Readonly<Output<'activityGetStatusList'>>;
type Exists = (address: string) => boolean;

interface Place {
  /** The page where something waits. */
  entry: string;
  /** The tab that leads to it. */
  tab: string;
}

/** Entry and tab of each of the operator's flags (checklist E-12). */
const places: Record<keyof Flags, Place> = {
  spin: { entry: '/activity/spin', tab: '/' },
  signIn: { entry: '/activity/sign-in', tab: '/' },
  canReceiveDrawChance: { entry: '/activity/jackpot', tab: '/' },
  task: { entry: '/bonus/tasks', tab: '/bonus' },
  vip: { entry: '/vip', tab: '/vip' },
  agent5: { entry: '/agent?tabActive=invite', tab: '/member' },
  emailAward: { entry: '/email', tab: '/member' },
  feedback: { entry: '/feedback', tab: '/member' },
};

const pathOf = (address: string) => address.split('?')[0] ?? '';

/** The entries and tabs with a red dot: something waits there, and the app has the page. */
export function dotted(flags: Flags | undefined, has: Exists): ReadonlySet<string> {
  const waiting = Object.entries(places).filter(([flag, { entry }]) => flags?.[flag as keyof Flags] && has(entry));
  return new Set(waiting.flatMap(([, { entry, tab }]) => [pathOf(entry), tab]));
}

/** Whether an entry or a tab can ever have a dot: some flag has its page there. */
export const canBeDotted = (address: string, has: Exists = isKnownAddress): boolean =>
  Object.values(places).some(({ entry, tab }) => has(entry) && [pathOf(entry), tab].includes(pathOf(address)));

/** An unread mail counts like a mail with an award. */
const ofMail = { emailAward: true } as Flags;

/**
 * Whether something waits for the player at an address: by the operator's flags (checklist E-12), or an unread mail
 * (ML-01).
 */
export function useDot(address: string): boolean {
  const { value } = useReply('activityGetStatusList', {});
  const { unread } = useSnapshot(stores.mail);
  const has = useKnownAddress();
  const at = pathOf(address);
  return dotted(value, has).has(at) || (Boolean(unread) && dotted(ofMail, has).has(at));
}
