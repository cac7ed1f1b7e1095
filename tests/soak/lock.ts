/** The tab of a device that leads, as the lock in the page says it: whoever waits longest follows the one that leaves. */
export function createLock() {
  const waiting: { lead(on: boolean): void }[] = [];
  return {
    enter(tab: { lead(on: boolean): void }) {
      if (waiting.push(tab) === 1) tab.lead(true);
    },
    leave(tab: { lead(on: boolean): void }) {
      const place = waiting.indexOf(tab);
      waiting.splice(place, 1);
      if (place === 0) waiting[0]?.lead(true);
    },
    /** The one that leads goes to the end of the queue. */
    pass() {
      const first = waiting[0];
      if (!first || waiting.length < 2) return;
      this.leave(first);
      first.lead(false);
      this.enter(first);
    },
  };
}
