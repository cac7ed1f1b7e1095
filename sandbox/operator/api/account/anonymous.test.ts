import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

const preview = (themeViewId: string) => operator.call('anonymous/appThemePreview', { themeViewId });

test('a draft theme is returned only when requested by name (L-05)', async () => {
  expect(await preview('draft')).toMatchObject({ errcode: 0, themeName: 'draft' });
  expect(await preview('perlas')).toMatchObject({ errcode: 0, themeName: 'perlas' });
  expect(await preview('none')).toMatchObject({ errcode: 404 });
  expect(await operator.call('anonymous/appTheme', {})).toMatchObject({ themeName: 'perlas' });
});
