import { expect, test, vi } from 'vitest';
import { readFile } from './readFile.ts';

const unreadable = (read: () => Promise<ArrayBuffer>) => Object.assign(new Blob(['gone']), { arrayBuffer: read });

test('a file is read to its bytes', async () => {
  const bytes = await readFile(new Blob(['pearl']), 5);
  expect(new TextDecoder().decode(bytes as ArrayBuffer)).toBe('pearl');
});

test('an oversized file is not read at all', async () => {
  const read = vi.fn();
  expect(await readFile(unreadable(read), 3)).toBe('heavy');
  expect(read).not.toHaveBeenCalled();
});

test('an unreadable file counts as unread', async () => {
  const refuse = () => Promise.reject(new DOMException('', 'NotReadableError'));
  expect(await readFile(unreadable(refuse), 10)).toBe('notRead');
});

test('a file without a byte, as a cloud drive’s placeholder, counts as unread', async () => {
  expect(await readFile(new Blob([]), 10)).toBe('notRead');
});

test('a file that never loads counts as unread after 30 seconds', async () => {
  vi.useFakeTimers();
  const reading = readFile(
    unreadable(() => new Promise(() => {})),
    10,
  );
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await reading).toBe('notRead');
  vi.useRealTimers();
});
