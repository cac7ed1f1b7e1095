/** The leader lock of a device: first in, first out, like the page's Web Lock. */
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
    /** Moves the leader to the end of the queue. */
    pass() {
      const first = waiting[0];
      if (!first || waiting.length < 2) return;
      this.leave(first);
      first.lead(false);
      this.enter(first);
    },
  };
}
