/**
 * Holds a tap on a button of the last screen, which looks pressed until the app has replaced it, and then taps the app's
 * own: once, the last of several, and only if exactly one button has the same name and state on the same shelf, and the
 * last screen still belongs to this session. Links work by themselves, except those marked `data-held`. The service
 * worker inlines this one function, so it may use nothing outside of itself.
 */
export function holdTaps(isCurrent: () => boolean, shellMark: string) {
  /** How old a tap may become, milliseconds: three times what a slow phone takes from its first paint to the app. */
  const longest = 10_000;
  const root = document.querySelector('#root')!;
  const screen = root.firstElementChild!;
  const nameOf = (control: Element) =>
    [control.closest('section')?.querySelector('h2'), control]
      .map((part) => part?.getAttribute('aria-label') ?? part?.textContent)
      .concat(control.getAttribute('aria-pressed') ?? '')
      .join('\n');
  let held: { kind: string; name: string; at: number; byKey: boolean } | undefined;
  let pressed: HTMLElement | undefined;

  const tap = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('a, button');
    if (!control) return;
    held = undefined;
    delete pressed?.dataset['pressed'];
    if (!screen.contains(control)) return;
    pressed = control;
    control.dataset['pressed'] = '';
    if (!control.matches('button, [data-held]')) return;
    event.preventDefault();
    const byKey = (event as UIEvent).detail === 0;
    held = { kind: control.tagName, name: nameOf(control), at: event.timeStamp, byKey };
  };
  root.addEventListener('click', tap, true);
  // WebKit on iOS draws `:active` only where something listens for touches.
  root.addEventListener('touchstart', () => {}, { passive: true });

  new PerformanceObserver((marks, observer) => {
    if (marks.getEntriesByName(shellMark).length === 0) return;
    observer.disconnect();
    root.removeEventListener('click', tap, true);
    if (!held || performance.now() - held.at > longest || !isCurrent()) return;
    const { kind, name, byKey } = held;
    const [control, other] = [...root.querySelectorAll<HTMLElement>(kind)].filter(
      (each) => nameOf(each) === name && !each.closest('[inert]'),
    );
    if (!control || other) return;
    if (byKey) control.focus();
    control.click();
  }).observe({ type: 'mark' });
}
