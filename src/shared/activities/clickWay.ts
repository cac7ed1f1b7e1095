import { clickTypes } from '#contract/rewards/clickTypes.ts';
import { isInWrapper } from '#browser/wrapper.ts';
import { outsideAddress, ownPath } from '#browser/addresses.ts';
import { href } from '#nav/href.ts';

/** The dialogs that an operator may open by name, and whether they are for players alone. */
const dialogs = {
  notice: false,
  download: false,
  register: false,
  login: false,
  deposit: true,
  firstDeposit: true,
  password: true,
  spin: true,
  jackpot: true,
} as const;
type DialogName = keyof typeof dialogs;

/** The pages of features that a dialog shows a part of: without the page, there is no dialog. */
const pages: Partial<Record<DialogName, string>> = {
  firstDeposit: '/activity/first-deposit',
  spin: '/activity/spin',
  jackpot: '/activity/jackpot',
};

/**
 * The target of a tap: a page of the app, a game, another site, a dialog, or customer service if that has no page.
 */
export type ClickWay =
  | { kind: 'page' | 'game' | 'outside'; to: string }
  | { kind: 'dialog'; name: DialogName; forPlayers: boolean }
  | { kind: 'service' };

const hasPage = (name: DialogName, exists: (address: string) => boolean) => {
  const page = pages[name];
  return !page || exists(page);
};

/** The page of customer service. */
const service = '/service';

interface Click {
  readonly clickType?: number | null | undefined;
  readonly clickAction?: string | null | undefined;
}

/**
 * Whether a name is that of a dialog that may open here: the wrapper, being the app, has no dialog about installing
 * (O-43).
 */
const isDialog = (name: string): name is DialogName =>
  Object.hasOwn(dialogs, name) && !(name === 'download' && isInWrapper());

const gameOf = (action: string) => (/^[1-9]\d{0,14}$/.test(action) ? Number(action) : 0);

/**
 * The target of a tap by the operator's `clickType` and `clickAction` (TK-02); undefined for none, and for anything
 * but a page of the app, an https address, a game's id or a dialog that may open here.
 */
export function clickWay(
  { clickType, clickAction }: Click,
  exists: (address: string) => boolean,
): ClickWay | undefined {
  const action = clickAction ?? '';
  switch (clickType) {
    case clickTypes.path: {
      const to = ownPath(action);
      return to && exists(to) ? { kind: 'page', to } : undefined;
    }
    case clickTypes.url: {
      const to = outsideAddress(action);
      return to ? { kind: 'outside', to } : undefined;
    }
    case clickTypes.game: {
      const gameId = gameOf(action);
      return gameId ? { kind: 'game', to: href('/game/start', { gameId }) } : undefined;
    }
    case clickTypes.modal:
      return isDialog(action) && hasPage(action, exists)
        ? { kind: 'dialog', name: action, forPlayers: dialogs[action] }
        : undefined;
    case clickTypes.service:
      return exists(service) ? { kind: 'page', to: service } : { kind: 'service' };
    default:
      return undefined;
  }
}
