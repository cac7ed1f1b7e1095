// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { paste, render } from '#tests/support/render.tsx';
import { FieldsPart } from './FieldsPart.tsx';
import { emptyValues } from './steps.ts';
import { useApplication } from './useApplication.ts';

function Part({ step }: { step: 'details' | 'address' }) {
  const application = useApplication({
    check: { status: 0 },
    initial: emptyValues,
    draft: { values: {}, pictures: [] },
    onCorrection() {},
    onSent() {},
  });
  return <FieldsPart step={step} application={application} />;
}

test.each([
  ['details', 'idNo', 'P123\n4567'],
  ['details', 'realName', 'Juan\nDela Cruz'],
  ['address', 'zip', '12\n34'],
] as const)('of the %s, lines pasted as %s stay apart (KY-04)', async (step, name, text) => {
  await render(<Part step={step} />);
  const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
  await paste(field, text);
  expect(field.value).toBe(text.replace('\n', '\t'));
});
