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

/** In this tab, which then isn't the app any more. */
export const inThisTab: PayWay = {
  prepare: () => null,
  follow: ({ page }) => location.assign(page),
};

/** Room for a payment page made for phones, where windows have a size. */
const windowSize = 'popup,width=480,height=800';

/** In a window of its own; `onOrder` hears whether it opened, or has to be offered as a link. `waiting` stands in it until then. */
export const inWindow = (waiting: string, onOrder: (order: PayableOrder & { opened: boolean }) => void): PayWay => ({
  prepare() {
    const blank = window.open('', '_blank', windowSize);
    if (!blank) return null;
    blank.opener = null;
    blank.document.title = waiting;
    blank.document.body.textContent = waiting;
    return blank;
  },
  follow(order, prepared) {
    const opened = prepared !== null && !prepared.closed;
    if (opened) prepared.location.assign(order.page);
    onOrder({ ...order, opened });
  },
});
