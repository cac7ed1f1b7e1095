const stops = (list: Element) => [...list.querySelectorAll<HTMLElement>('a, button')];
const listOf = ({ target }: Event) => (target as Element).closest?.('[data-cards]');

function hold(event: FocusEvent) {
  const list = listOf(event);
  for (const each of list ? stops(list) : []) each.tabIndex = each === event.target ? 0 : -1;
}

function move(event: KeyboardEvent) {
  const list = listOf(event);
  if (!list || event.altKey) return;
  const all = stops(list);
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  const card = [...list.children].find((each) => each.contains(event.target as Element))!;
  const row = stops(card).length * columns;
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row };
  const next = event.key in steps && all[all.indexOf(event.target as HTMLElement) + steps[event.key]!];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * Makes each grid of cards (`data-cards`), which all have as many controls or, far from the screen, none, one Tab
 * stop once it is reached: left and right go from control to control, up and down from row to row.
 */
export function moveInCards(): void {
  document.addEventListener('focusin', hold);
  document.addEventListener('keydown', move);
}
