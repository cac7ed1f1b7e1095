import { expect, test, vi } from 'vitest';
import { readFile } from './readFile.ts';

const unreadable = (read: () => Promise<ArrayBuffer>) => Object.assign(new Blob(['gone']), { arrayBuffer: read });

test('a file is read to its bytes', async () => {
  const bytes = await readFile(new Blob(['pearl']), 5);
  expect(new TextDecoder().decode(bytes as ArrayBuffer)).toBe('pearl');
});

test('one that is too heavy isn’t read at all', async () => {
  const read = vi.fn();
  expect(await readFile(unreadable(read), 3)).toBe('heavy');
  expect(read).not.toHaveBeenCalled();
});

test('a file that the device doesn’t give is unread', async () => {
  const refuse = () => Promise.reject(new DOMException('', 'NotReadableError'));
  expect(await readFile(unreadable(refuse), 10)).toBe('notRead');
});

test('one that never comes is unread after half a minute', async () => {
  vi.useFakeTimers();
  const reading = readFile(
    unreadable(() => new Promise(() => {})),
    10,
  );
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await reading).toBe('notRead');
  vi.useRealTimers();
});
