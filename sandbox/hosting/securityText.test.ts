import { expect, test } from 'vitest';
import { contactOf, securityText } from './securityText.ts';

test.each([
  ['security@example.com', 'mailto:security@example.com'],
  ['mailto:security@example.com', 'mailto:security@example.com'],
  ['https://example.com/report', 'https://example.com/report'],
  ['tel:+63-2-8123-4567', 'tel:+63-2-8123-4567'],
  ['', undefined],
  [undefined, undefined],
])('the security contact %j is %j', (given, contact) => expect(contactOf(given)).toBe(contact));

test.each(['security', 'http://example.com', 'a@b.example\nExpires: never', 'javascript:alert(1)'])(
  'a security contact that nobody could use, or that adds a line, is refused: %j',
  (given) => expect(() => contactOf(given)).toThrow('SECURITY_CONTACT must be'),
);

test('security.txt names the contact, where it stands, and an end within a year (RFC 9116)', () => {
  const now = Date.UTC(2026, 10, 28);
  const contact = 'mailto:security@example.com';
  expect(securityText({ contact, origin: 'https://play.example.com', now })).toBe(
    [
      `Contact: ${contact}`,
      'Expires: 2027-11-23T00:00:00.000Z',
      'Preferred-Languages: en, fil',
      'Canonical: https://play.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
