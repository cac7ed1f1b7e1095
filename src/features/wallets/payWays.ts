import { href } from '#nav/href.ts';
import { openOutside, opensOutside } from '#browser/wrapper.ts';
import { go } from '#nav/navigation.ts';

/** An order that waits on a payment page, which may be opened. */
export interface PayableOrder {
  orderNo: string;
  page: URL;
}

/** How a player gets to payment pages. */
export interface PayWay {
  /** Runs in the tap that asks for an order; a window is opened here or never, for browsers hold back what comes later. */
  prepare(): Window | null;
  /** Leads to an order's page, by the window that was prepared, if there is one. */
  follow(order: PayableOrder, prepared: Window | null): void;
}

/** Has the wrapper open an order's page and shows what becomes of it meanwhile; false where there is no wrapper (WA-03). */
export function besideTheApp({ orderNo, page }: PayableOrder): boolean {
  if (!openOutside(page.href)) return false;
  void go(href('/wallets', { orderNo }));
  return true;
}

/** In this tab, which then isn't the app any more; in the wrapper beside the app, which goes on. */
export const inThisTab: PayWay = {
  prepare: () => null,
  follow(order) {
    if (!besideTheApp(order)) location.assign(order.page);
  },
};

/** Room for a payment page made for phones, where windows have a size. */
const windowSize = 'popup,width=480,height=800';

/** In a window of its own, or by the wrapper; `onOrder` hears whether it opened, or has to be offered as a link. `waiting` stands in it until then. */
export const inWindow = (waiting: string, onOrder: (order: PayableOrder & { opened: boolean }) => void): PayWay => ({
  prepare() {
    if (opensOutside()) return null;
    const blank = window.open('', '_blank', windowSize);
    if (!blank) return null;
    blank.opener = null;
    blank.document.title = waiting;
    blank.document.body.textContent = waiting;
    return blank;
  },
  follow(order, prepared) {
    const isThere = prepared !== null && !prepared.closed;
    if (isThere) prepared.location.assign(order.page);
    onOrder({ ...order, opened: isThere || openOutside(order.page.href) });
  },
});
