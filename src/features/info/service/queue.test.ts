import { expect, test, vi } from 'vitest';
import { contactWay } from '#shared/support/contactWay.ts';
import { merged, type Contact } from '#shared/support/supportQueue.ts';
import { sorted, waysOf } from './queue.ts';

const item = (id: number, sort: number, more: Partial<Contact> = {}): Contact => ({
  id,
  sort,
  itemType: 2,
  name: `Contact ${id}`,
  ...more,
});
const ids = (queue: readonly Contact[]) => queue.map(({ id }) => id);

test('online support comes first, then by sort; live data override settings (SV-01, E-07)', () => {
  const settings = [item(1, 1), item(2, 9, { itemType: 1 }), item(3, 2, { name: 'Old' })];
  const now = [item(3, 0, { name: 'New' }), item(4, 5, { itemType: 1, online: true })];
  const queue = merged(now, settings);
  expect(ids(queue)).toEqual([4, 2, 3, 1]);
  expect(queue[2]!.name).toBe('New');
  expect(ids(merged(undefined, settings))).toEqual([2, 1, 3]);
  expect(merged(null, undefined)).toEqual([]);
});

test('VIP contacts are separate from those for everyone (SV-03)', () => {
  const { chats, links, vip } = sorted([
    item(1, 1, { itemType: 1 }),
    item(2, 2),
    item(3, 3, { itemType: 1, minVip: 3 }),
  ]);
  expect([chats, links, vip].map(ids)).toEqual([[1], [2], [3]]);
});

test('a contact has its own address and channels, online support the chat’s (SV-03)', () => {
  const channels = ['mailto:maria@perlas.test', 'javascript:alert(1)'];
  const ways = (more: Partial<Contact>) => waysOf(item(1, 1, more)).map(({ href }) => href);
  expect(ways({ url: 'tel:1', channels })).toEqual(['tel:1', 'mailto:maria@perlas.test']);
  expect(ways({ url: 'https://chat.test/', channels, itemType: 1 })).toEqual(['mailto:maria@perlas.test']);
});

test('a contact is parsed without URL.canParse too', () => {
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }));
  expect(contactWay('tel:+63281234567')?.kind).toBe('call');
  expect(contactWay('https://')).toBeUndefined();
  vi.unstubAllGlobals();
});
