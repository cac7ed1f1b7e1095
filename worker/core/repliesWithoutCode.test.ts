import { expect, test, vi } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { openTab, scripted } from '#tests/support/tab.ts';

const later = vi.hoisted(() => vi.fn());
vi.mock('../network/laterEndpoint.ts', async (original) => ({ ...(await original<object>()), laterEndpoint: later }));

test('a reply whose code cannot load shows nothing and leaves no unhandled rejection', async () => {
  // The file with these endpoints is neither on the device nor reachable.
  later.mockImplementation(() => Promise.reject(new Failure('network')));
  const unhandled: unknown[] = [];
  const hear = (error: unknown) => void unhandled.push(error);
  process.on('unhandledRejection', hear);
  try {
    const { app, stores } = openTab(scripted({}).fetch);
    app.replies.show('pointsInfo', {});
    await vi.waitFor(() => expect(later).toHaveBeenCalled());
    await new Promise(setImmediate);
    expect(stores.replies).toEqual({});
  } finally {
    process.off('unhandledRejection', hear);
  }
  expect(unhandled).toEqual([]);
});
