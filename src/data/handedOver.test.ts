import { wrap } from 'comlink';
import { expect, test, vi } from 'vitest';
import { handedOver } from './handedOver.ts';

test('a file’s bytes are transferred to the worker, other values are cloned', async () => {
  const { port1, port2 } = new MessageChannel();
  const posted = vi.spyOn(port1, 'postMessage');
  const core = wrap<(...given: unknown[]) => void>(port1);
  const bytes = new ArrayBuffer(8);
  void core(handedOver(1), handedOver(bytes), handedOver({ text: 'pearl' }));
  expect(posted.mock.calls[0]![1]).toEqual([bytes]);
  expect(bytes.byteLength).toBe(0);
  port1.close();
  port2.close();
});
