import { href } from '#nav/href.ts';
import { openOutside, opensOutside } from '#browser/wrapper.ts';
import { go } from '#nav/navigation.ts';

/** An order that waits for its payment, with the checked address of its payment page. */
export interface PayableOrder {
  orderNo: string;
  page: URL;
}

/** How payment pages are opened. */
export interface PaymentPageOpener {
  /** Called synchronously in the tap that places an order, because browsers block windows that are opened later. */
  prepare(): Window | null;
  /** Opens the order's payment page, in the prepared window if there is one. */
  follow(order: PayableOrder, prepared: Window | null): void;
}

/**
 * Makes the Android wrapper open an order's payment page, and shows the payment status meanwhile; false outside the
 * wrapper (WA-03).
 */
export function openInWrapper({ orderNo, page }: PayableOrder): boolean {
  if (!openOutside(page.href)) return false;
  void go(href('/wallets', { orderNo }));
  return true;
}

/** Opens the payment page in the current tab, which leaves the app; in the wrapper beside the app, which stays open. */
export const inThisTab: PaymentPageOpener = {
  prepare: () => null,
  follow(order) {
    if (!openInWrapper(order)) location.assign(order.page);
  },
};

/** Window size for a payment page made for phones, on devices with windows. */
const windowSize = 'popup,width=480,height=800';

/**
 * Opens the payment page in a window of its own, or by the wrapper; `onOrder` receives whether that worked, else the
 * page is offered as a link. The window shows the text `waiting` until then.
 */
export const inWindow = (
  waiting: string,
  onOrder: (order: PayableOrder & { opened: boolean }) => void,
): PaymentPageOpener => ({
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
