const presses = ['pointerdown', 'mousedown'] as const;
const releases = ['pointerup', 'pointercancel', 'mouseup', 'dragend'] as const;

let pressed = false;
let waiting: (() => void)[] = [];

/** Runs what waits, once the click of a release has been handled: it is dispatched in the same task. */
function release() {
  pressed = false;
  setTimeout(() => {
    if (pressed) return;
    const due = waiting;
    waiting = [];
    for (const change of due) change();
  });
}

for (const press of presses) addEventListener(press, () => void (pressed = true), true);
for (const end of releases) addEventListener(end, release, true);

/**
 * Makes a change now or, while a pointer is down, after its click: what a field shows when it is left may otherwise
 * move the tapped button, and the tap is lost.
 */
export function afterTap(change: () => void): void {
  if (pressed) waiting.push(change);
  else change();
}
