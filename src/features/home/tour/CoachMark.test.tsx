// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render, unmount } from '#tests/support/render.tsx';
import GuideModal from './GuideModal.tsx';

const part = document.createElement('a');
part.setAttribute('href', '/game/search');
part.setAttribute('aria-label', 'Search games');
let width = 440;
const opened: string[] = [];

beforeEach(async () => {
  document.body.append(part);
  part.scrollIntoView = () => {};
  part.getBoundingClientRect = () => new DOMRect(16, 60, width, 48);
  Object.assign(HTMLElement.prototype, {
    showPopover: () => void opened.push('ring'),
    hidePopover: () => {},
  });
  const showModal = HTMLDialogElement.prototype.showModal;
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    opened.push('dialog');
    showModal.call(this);
  });
  await render(<GuideModal onEnd={() => {}} close={() => {}} />);
});
afterEach(() => {
  vi.restoreAllMocks();
  part.remove();
});

const ring = () => document.querySelector<HTMLElement>('dialog [popover]')!.style;

test('the ring lies above the dialog and follows its target on resize (A-48)', async () => {
  expect(opened).toEqual(['dialog', 'ring']);
  expect([ring().left, ring().width]).toEqual(['16px', '440px']);
  width = 328;
  await act(async () => void dispatchEvent(new Event('resize')));
  expect(ring().width).toBe('328px');
  await unmount();
});

test('without popover support the ring is placed, or hidden without a target', async () => {
  await unmount();
  Object.assign(HTMLElement.prototype, { showPopover: undefined, hidePopover: undefined });
  await render(<GuideModal onEnd={() => {}} close={() => {}} />);
  expect([ring().position, ring().visibility, ring().left]).toEqual(['fixed', 'visible', '16px']);
  await unmount();
  part.remove();
  await render(<GuideModal onEnd={() => {}} close={() => {}} />);
  expect(ring().visibility).toBe('hidden');
  await unmount();
});
