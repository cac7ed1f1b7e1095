// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { field, press, render, type } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';
import { ref } from 'valtio/vanilla';
import type { Input } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import { replyKey } from '#contract/stores.ts';

const { stores } = await import('#data/stores.ts');
const { LimitsPart } = await import('./LimitsPart.tsx');
const { Reminder } = await import('./Reminder.tsx');

const key = replyKey('selfLimitInfo', {});
const ofDay = 'Daily deposit limit';
const keptHere = 'Saved on this device. We’ll send it once you’re online.';

const know = (limits: object[]) => {
  const value = { state: 0, limits, marketing: { push: true, sms: true, email: true } };
  stores.replies[key] = ref({ value, at: 1 });
};
const keep = (...inputs: Input<'selfLimitSet'>[]) => {
  stores.rg.pending = inputs.map((input) => ({ call: 'selfLimitSet', input, at: 1 }));
};

beforeEach(() => {
  stores.replies = {};
  Object.assign(stores.rg, { pending: [], refused: undefined });
});

test('a limit queued on this device is marked below its own field until it is delivered', async () => {
  know([]);
  app.rg.setLimit.mockResolvedValue({ isDelivered: false, response: undefined });
  await render(<LimitsPart />);
  await type(ofDay, '500');
  const { form } = field(ofDay)!;
  await act(async () => {
    keep({ kind: 'deposit', period: 'day', value: 50_000 });
    form!.requestSubmit();
  });
  expect(document.body.textContent.split(keptHere)).toHaveLength(3);
  expect(document.querySelector('fieldset')!.parentElement!.textContent).not.toContain(keptHere);
  await act(async () => {
    keep();
    know([{ id: 1, kind: 'deposit', period: 'day', value: 50_000 }]);
  });
  expect(document.body.textContent).not.toContain(keptHere);
  expect(form!.textContent).toContain('Active now.');
});

test('only a typed limit is sent, and an untouched field follows what holds now (RG-04)', async () => {
  know([]);
  app.rg.setLimit.mockClear();
  app.rg.setLimit.mockResolvedValue({ isDelivered: true, response: { applied: true } as never });
  await render(<LimitsPart />);
  await type('Weekly deposit limit', '3000');
  await act(async () => know([{ id: 1, kind: 'deposit', period: 'day', value: 50_000 }]));
  expect((field(ofDay) as HTMLInputElement).value).toBe('500');
  await act(async () => field(ofDay)!.form!.requestSubmit());
  expect(app.rg.setLimit).toHaveBeenCalledExactlyOnceWith({ kind: 'deposit', period: 'week', value: 300_000 }, 0);
});

test('a limit is changed from the one that holds, so a looser one isn’t taken for a tighter one (RG-04)', async () => {
  know([{ id: 1, kind: 'deposit', period: 'day', value: 50_000 }]);
  app.rg.setLimit.mockClear();
  app.rg.setLimit.mockResolvedValue({ isDelivered: true, response: { applied: true } as never });
  await render(<LimitsPart />);
  await type(ofDay, '1000');
  await act(async () => field(ofDay)!.form!.requestSubmit());
  expect(app.rg.setLimit).toHaveBeenCalledExactlyOnceWith({ kind: 'deposit', period: 'day', value: 100_000 }, 50_000);
});

test('a queued reminder shows as on after coming back to the page', async () => {
  know([]);
  keep({ kind: 'reminder', period: 'month', value: 1 });
  await render(<Reminder />);
  expect(document.querySelector('[role=switch]')!.getAttribute('aria-checked')).toBe('true');
});

const isReminded = () => document.querySelector('[role=switch]')!.getAttribute('aria-checked');
const interval = () =>
  document.querySelector<HTMLInputElement>('input[type=radio]:checked')!.closest('label')!.textContent;
const pick = (minutes: number) =>
  act(async () =>
    [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
      .find((each) => each.closest('label')!.textContent.includes(`${minutes} min`))!
      .click(),
  );

/** The operator refuses what the outbox had kept. */
const refuse = () =>
  act(async () => {
    keep();
    stores.rg.refused = [{ call: 'selfLimitSet', at: 1 }];
  });

test('a reminder that the operator refuses in the end shows as off again', async () => {
  know([]);
  app.rg.setLimit.mockImplementation(async (input) => {
    keep(input);
    return { isDelivered: false, response: undefined };
  });
  await render(<Reminder />);
  await act(async () => document.querySelector<HTMLElement>('[role=switch]')!.click());
  expect(isReminded()).toBe('true');
  await refuse();
  expect(isReminded()).toBe('false');
});

test('an interval of reality checks that the operator refuses in the end isn’t shown as chosen (SX-05)', async () => {
  know([]);
  app.rg.setLimit.mockImplementation(async (input) => {
    keep(input);
    return { isDelivered: false, response: undefined };
  });
  await render(<LimitsPart />);
  await pick(120);
  expect(interval()).toContain('120 min');
  expect(document.body.textContent).toContain(keptHere);
  await refuse();
  expect(interval()).toContain('60 min');
});

test('a queued interval of reality checks shows as chosen after coming back to the page', async () => {
  know([]);
  keep({ kind: 'reality', period: 'none', value: 120 });
  await render(<LimitsPart />);
  expect(interval()).toContain('120 min');
});

test('limits that fail to load say so and offer a retry', async () => {
  app.replies.read.mockRejectedValue(new Failure('server', 500));
  await render(<LimitsPart />);
  app.replies.read.mockResolvedValue();
  know([]);
  await press('Try again');
  expect(document.querySelectorAll('form')).toHaveLength(4);
});
