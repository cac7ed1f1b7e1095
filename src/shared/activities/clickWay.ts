import { clickTypes } from '#contract/rewards/clickTypes.ts';
import { outsideAddress, ownPath } from '#browser/addresses.ts';
import { href } from '#nav/href.ts';

/** The dialogs that an operator may open by name. */
const dialogs = ['download', 'notice', 'spin', 'jackpot', 'deposit', 'firstDeposit', 'password'] as const;

/** What a tap leads to: a page of the app, another site, a dialog, or customer service. */
export type ClickWay =
  | { kind: 'page' | 'outside'; to: string }
  | { kind: 'dialog'; name: (typeof dialogs)[number] }
  | { kind: 'service' };

interface Click {
  readonly clickType?: number | null | undefined;
  readonly clickAction?: string | null | undefined;
}

const gameOf = (action: string) => (/^[1-9]\d{0,14}$/.test(action) ? Number(action) : 0);

/**
 * What a tap leads to by the operator's `clickType` and `clickAction` (TK-02); undefined for nothing, and for what isn't a
 * page that the app has, an https address, a game's id or a known dialog.
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
      return gameId ? { kind: 'page', to: href('/game/start', { gameId }) } : undefined;
    }
    case clickTypes.modal: {
      const name = dialogs.find((each) => each === action);
      return name && { kind: 'dialog', name };
    }
    case clickTypes.service:
      return { kind: 'service' };
    default:
      return undefined;
  }
}
