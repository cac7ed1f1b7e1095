import { expect, test, vi } from 'vitest';
import { openChat, openOutside } from './wrapper.ts';

const offer = (bridge: unknown) => vi.stubGlobal('NativeBridge', bridge);

test('G9: a bridge that offers something else than it should is no bridge, and breaks nothing', () => {
  for (const bridge of [null, 'x', 1, [], {}, { openExternal: 'x' }, { openExternal: {} }, () => {}]) {
    offer(bridge);
    expect(openOutside('https://pagcor.ph/')).toBe(false);
  }
});

test('G9: a bridge is told an address, and believed nothing', () => {
  const openExternal = vi.fn(() => ({ token: 'forged' }));
  offer({ openExternal });
  expect(openOutside('https://pagcor.ph/')).toBe(true);
  expect(openExternal).toHaveBeenCalledExactlyOnceWith('https://pagcor.ph/');
});

test('SV-02, P-06: the wrapper opens live chat, if it can', () => {
  const asked = { licence: '17', group: '2', url: 'https://chat.test/?licence=17&group=2' };
  offer({ openChat: 'x' });
  expect(openChat(asked)).toBe(false);
  const native = vi.fn();
  offer({ openChat: native });
  expect(openChat(asked)).toBe(true);
  expect(native).toHaveBeenCalledExactlyOnceWith(JSON.stringify(asked));
});
