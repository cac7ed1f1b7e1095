import { describe, expect, test } from 'vitest';
import { codeError } from './codeError.ts';

describe('code (V-02)', () => {
  test('accepts six digits', () => expect(codeError('246810')).toBeNull());

  test.each(['', '24681', '2468100', '24681o'])('“%s” is refused with the number of digits', (text) =>
    expect(codeError(text)).toEqual({ key: 'codeWrong', params: { digits: 6 } }),
  );

  test('has the configured number of digits', () => {
    expect(codeError('2468', { min: 4, max: 6 })).toBeNull();
    expect(codeError('246', { min: 4, max: 6 })).toEqual({ key: 'codeWrong', params: { digits: '4–6' } });
  });
});
