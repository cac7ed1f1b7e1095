// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { watchOutside } from '#browser/wrapper.ts';
import { OutsideLink } from './OutsideLink.tsx';

watchOutside();
afterEach(() => void Reflect.deleteProperty(globalThis, 'NativeBridge'));

const address = 'https://partner.test/offer';
const onClick = vi.fn();

/** Clicks the link, and returns whether the browser's default was prevented. */
async function follow() {
  await render(
    <OutsideLink href={address} onClick={onClick}>
      Offer
    </OutsideLink>,
  );
  let taken = false;
  const last = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', last, { once: true });
  await act(async () => document.querySelector('a')!.click());
  return taken;
}

test('a browser opens the link in a new tab, without opener or referrer', async () => {
  expect(await follow()).toBe(false);
  expect(document.querySelector('a')).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
  expect(onClick).toHaveBeenCalledOnce();
});

test('the Android wrapper opens the link natively', async () => {
  const openExternal = vi.fn();
  Object.assign(globalThis, { NativeBridge: { openExternal } });
  expect(await follow()).toBe(true);
  expect(openExternal).toHaveBeenCalledExactlyOnceWith(address);
});
