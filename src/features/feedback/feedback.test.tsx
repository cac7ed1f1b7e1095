// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { vectors } from '#tests/e2e/support/hostile.ts';
import { button, press, render, type } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

const go = vi.hoisted(() => vi.fn());
vi.mock('#nav/navigation.ts', () => ({ go, goBack: () => {} }));
const takeShared = vi.hoisted(() => vi.fn());
vi.mock('#browser/files/sharedPictures.ts', () => ({ takeShared }));

const { stores } = await import('#data/stores.ts');
const { FormPage } = await import('./form/FormPage.tsx');
const { Talk } = await import('./record/Talk.tsx');

const typed = { type: 'game', content: 'The reels stood still.', contact: '' };
const text = () => document.body.textContent;

beforeEach(() => {
  go.mockResolvedValue(true);
  takeShared.mockResolvedValue([]);
  stores.session.userId = 8;
  stores.network.onLine = true;
  app.feedback.recallFeedback.mockResolvedValue({ typed, pictures: [] });
  app.feedback.keepFeedback.mockResolvedValue(undefined);
  app.feedback.sendFeedback.mockReset();
});

test('sent feedback opens its record (FB-01)', async () => {
  app.feedback.sendFeedback.mockResolvedValue(12);
  await render(<FormPage />);
  await press('Send');
  expect(app.feedback.sendFeedback).toHaveBeenCalledExactlyOnceWith(typed, []);
  expect(go).toHaveBeenCalledExactlyOnceWith('/feedback/record/12', { replace: true });
  expect(text()).toContain('Thank you. We’ve received it.');
});

test('a text of too few characters isn’t sent, however many code units they have (V-25)', async () => {
  app.feedback.recallFeedback.mockResolvedValue({ typed: { ...typed, content: ' 👍🏽👍🏽👍🏽 ' }, pictures: [] });
  await render(<FormPage />);
  await press('Send');
  expect(app.feedback.sendFeedback).not.toHaveBeenCalled();
  expect(document.querySelector('textarea')!.getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['timeout', 0, {}, 'We couldn’t confirm it was sent'],
  ['network', 0, {}, 'We couldn’t confirm it was sent'],
  ['offline', 0, {}, 'This needs a connection'],
  ['refused', 429, { retryAfter: 60 }, 'This one is saved: try again later'],
  ['refused', 400, { field: 'requestId' }, 'We may already have this'],
  ['refused', 400, { field: 'images.0' }, 'Picture 1: we couldn’t accept this picture'],
  ['refused', 400, { field: 'content' }, 'This wasn’t accepted'],
  ['refused', 423, {}, 'Feedback is closed for now'],
] as const)('%s %i is explained, and everything written stays (FB-02)', async (kind, code, details, said) => {
  const pictures = [{ key: 'feedback-0001', image: 'data:image/jpeg;base64,AAAA' }];
  app.feedback.recallFeedback.mockResolvedValue({ typed, pictures });
  app.feedback.sendFeedback.mockRejectedValue(new Failure(kind, code, details));
  await render(<FormPage />);
  await press('Send');
  expect(text()).toContain(said);
  expect(document.querySelector('textarea')!.value).toBe(typed.content);
  expect(document.querySelectorAll('img')).toHaveLength(1);
  expect(go).not.toHaveBeenCalled();
});

test.each([
  ['         short', 'at least 10 characters'],
  ['x'.repeat(501), 'Use up to 500 characters'],
  ['👨‍👩‍👧'.repeat(501), 'Use up to 500 characters'],
  ['0123456789e' + '\u0301'.repeat(7_000), 'Use up to 500 characters'],
])('too short and too long text is reported at the field and never cut (V-25)', async (content, said) => {
  app.feedback.recallFeedback.mockResolvedValue({ typed: { ...typed, content }, pictures: [] });
  await render(<FormPage />);
  await press('Send');
  expect(text()).toContain(said);
  expect(document.querySelector('textarea')!.value).toBe(content);
  expect(app.feedback.sendFeedback).not.toHaveBeenCalled();
});

test('an unacceptable file is named, and the other pictures stay (V-25)', async () => {
  takeShared.mockResolvedValue(['a.png', '<b>.pdf', 'c.png'].map((name) => ({ name, file: new Blob(['bytes']) })));
  const taken = (n: number) => ({ key: `feedback-000${n}`, image: `data:image/jpeg;base64,${n}` });
  app.feedback.addFeedbackPicture
    .mockResolvedValueOnce(taken(1))
    .mockResolvedValueOnce({ fault: 'kind' })
    .mockResolvedValueOnce(taken(2));
  await render(<FormPage />);
  await act(async () => {});
  expect(text()).toContain('<b>.pdf: use a JPEG, PNG, WebP or HEIC image');
  expect(document.querySelectorAll('img')).toHaveLength(2);
  await press('Remove picture 1');
  expect(app.feedback.removeFeedbackPicture).toHaveBeenCalledExactlyOnceWith('feedback-0001');
  expect(document.querySelectorAll('img')).toHaveLength(1);
});

test('characters are counted as people see them, up to the limit sent (F10)', async () => {
  const content = '👨‍👩‍👧'.repeat(500);
  app.feedback.recallFeedback.mockResolvedValue({ typed: { ...typed, content }, pictures: [] });
  app.feedback.sendFeedback.mockResolvedValue(12);
  await render(<FormPage />);
  expect(text()).toContain('500 of 500 characters');
  await press('Send');
  expect(app.feedback.sendFeedback).toHaveBeenCalledExactlyOnceWith({ ...typed, content }, []);
});

test('an unreadable file is named with advice, before the worker is involved (F5)', async () => {
  const file = new Blob(['gone']);
  file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  takeShared.mockResolvedValue([
    { name: 'drive.jpg', file },
    { name: 'gone.jpg', file: undefined },
  ]);
  app.feedback.addFeedbackPicture.mockClear();
  await render(<FormPage />);
  await act(async () => {});
  expect(text()).toContain('drive.jpg: we couldn’t read this file. Save it to your phone first');
  expect(text()).toContain('gone.jpg: we couldn’t read this file. Save it to your phone first');
  expect(app.feedback.addFeedbackPicture).not.toHaveBeenCalled();
});

test.each([
  ['large', 'big.jpg: too many pixels'],
  ['undrawn', 'big.jpg: your phone couldn’t prepare this picture'],
] as const)('a picture that is %s is named with advice (F5)', async (fault, said) => {
  takeShared.mockResolvedValue([{ name: 'big.jpg', file: new Blob(['bytes']) }]);
  app.feedback.addFeedbackPicture.mockResolvedValueOnce({ fault });
  await render(<FormPage />);
  await act(async () => {});
  expect(text()).toContain(said);
});

test('only a started draft is announced as kept on the device (FB-02)', async () => {
  app.feedback.recallFeedback.mockResolvedValue({ typed: undefined, pictures: [] });
  await render(<FormPage />);
  expect(text()).not.toContain('saved');
  await type('How else can we reach you? (optional)', 'a@b.test');
  expect(text()).toContain('It’s saved on this device for 7 days');
});

test('a visitor is asked to log in, and a disabled form says so (FB-01)', async () => {
  stores.session.userId = 0;
  await render(<FormPage />);
  expect(button('Log in')).toBeDefined();
  await act(async () => {
    stores.session.userId = 8;
    stores.settings.config = { features: { feedback: false } } as never;
  });
  expect(text()).toContain('Feedback is closed for now');
  await act(async () => void (stores.settings.config = null));
});

test('texts are rendered as text, and only picture data as pictures (G1)', async () => {
  const replies = vectors.map((said) => ({ from: 'staff', text: said, time: 1 }));
  const images = ['https://canary.example/a.png', 'data:image/svg+xml;base64,PHN2Zy8+', 'data:image/png;base64,AAAA'];
  const said = {
    id: 1,
    type: vectors[0]!,
    content: vectors[1]!,
    contact: vectors[2]!,
    images,
    time: 1,
    status: 1,
  } as const;
  await render(<Talk feedback={{ ...said, images, replies }} />);
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([vectors[1], ...vectors]),
  );
  expect([...document.querySelectorAll('img')].map(({ src }) => src)).toEqual(['data:image/png;base64,AAAA']);
  expect(document.querySelectorAll('script, iframe, a, svg')).toHaveLength(0);
});
