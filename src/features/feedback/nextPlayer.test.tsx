// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { press, render } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#nav/navigation.ts', () => ({ go: async () => true, goBack: () => {} }));
const takeShared = vi.hoisted(() => vi.fn());
vi.mock('#browser/files/sharedPictures.ts', () => ({ takeShared }));

const { stores } = await import('#data/stores.ts');
const { FormPage } = await import('./form/FormPage.tsx');

const typed = { type: 'game', content: 'My own complaint.', contact: 'ana@example.ph' };

test('feedback that waits for a picture isn’t sent for the next player (I5)', async () => {
  let read: (bytes: ArrayBuffer) => void = () => {};
  const file = new Blob(['bytes']);
  file.arrayBuffer = () => new Promise((done) => (read = done));
  takeShared.mockResolvedValueOnce([{ name: 'drive.jpg', file }]).mockResolvedValue([]);
  app.feedback.recallFeedback.mockResolvedValue({ typed, pictures: [] });
  app.feedback.keepFeedback.mockResolvedValue(undefined);
  app.feedback.addFeedbackPicture.mockRejectedValue(new Failure('stopped'));
  app.feedback.sendFeedback.mockResolvedValue(12);
  Object.assign(stores.session, { userId: 8, epoch: 'of Ana', known: true });
  stores.network.onLine = true;
  await render(<FormPage />);
  await act(async () => {});
  await press('Send');
  expect(app.feedback.sendFeedback).not.toHaveBeenCalled();
  await act(async () => void Object.assign(stores.session, { userId: 9, epoch: 'of Ben' }));
  await act(async () => read(new ArrayBuffer(8)));
  await act(async () => {});
  expect(app.feedback.sendFeedback).not.toHaveBeenCalled();
});

test('a player who has logged in again in another tab can send what they typed', async () => {
  takeShared.mockResolvedValue([]);
  app.feedback.recallFeedback.mockResolvedValue({ typed, pictures: [] });
  app.feedback.sendFeedback.mockReset().mockResolvedValue(12);
  Object.assign(stores.session, { userId: 8, epoch: 'of Ana', known: true });
  stores.network.onLine = true;
  await render(<FormPage />);
  await act(async () => {});
  await act(async () => void (stores.session.epoch = 'of Ana, later'));
  await act(async () => {});
  await press('Send');
  expect(app.feedback.sendFeedback).toHaveBeenCalledExactlyOnceWith(typed, []);
});
