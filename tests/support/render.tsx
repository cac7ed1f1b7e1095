import { act, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let mounted: { root: Root; container: HTMLElement } | undefined;

function mount() {
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(async () => {
    await unmount();
    vi.useRealTimers();
  });
  return { root: createRoot(container), container };
}

/** Renders an element, or re-renders with it; the end of the test unmounts it and restores real timers. */
export async function render(element: ReactNode): Promise<HTMLElement> {
  const { root, container } = (mounted ??= mount());
  await act(async () => root.render(element));
  return container;
}

/** Unmounts the rendered element before the test ends; the next `render` starts afresh. */
export async function unmount() {
  if (!mounted) return;
  const { root, container } = mounted;
  mounted = undefined;
  await act(async () => root.unmount());
  container.remove();
}

function Caller({ call, onResult }: { call: () => unknown; onResult: (result: unknown) => void }) {
  const result = call();
  useLayoutEffect(() => onResult(result));
  return null;
}

/** Calls a hook in an empty component, or calls it again in the same one; `current` is its latest result. */
export async function renderHook<T>(call: () => T): Promise<{ readonly current: T }> {
  const latest = {} as { current: T };
  await render(<Caller call={call} onResult={(result) => void (latest.current = result as T)} />);
  return latest;
}

/** Advances fake time, and runs the effects and updates due by then. */
export const advance = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

/** The accessible name of a button or field, in the ways this app sets names. */
function nameOf(element: HTMLButtonElement | HTMLInputElement) {
  const labelledBy = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
  const label = labelledBy?.textContent ?? element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent;
  return (label ?? element.textContent).trim();
}

/** Pastes a text as a browser offers it to the page first. */
export async function paste(field: HTMLInputElement, text: string) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  await act(async () => void field.dispatchEvent(Object.assign(event, { clipboardData: { getData: () => text } })));
}

/** The button of this accessible name, if there is one. */
export const button = (name: string) =>
  [...document.querySelectorAll('button')].find((element) => nameOf(element) === name);

/** The text field, checkbox or switch of this accessible name, if there is one. */
export const field = (name: string) =>
  [...document.querySelectorAll('input')].find((element) => nameOf(element) === name);

function present<E>(element: E | undefined, name: string): E {
  if (!element) throw new Error(`Nothing on the page is named “${name}”`);
  return element;
}

/** Clicks the button or switch of this accessible name. */
export const press = (name: string) => act(async () => present(button(name) ?? field(name), name).click());

const { set: setValue } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;

/** Types into the text field of this accessible name, replacing its content. */
export const type = (name: string, text: string) =>
  act(async () => {
    const input = present(field(name), name);
    setValue!.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
