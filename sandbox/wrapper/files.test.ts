import { expect, test } from 'vitest';
import { wrapperFile } from './files.ts';

test.each(['test.html', 'test.js', 'checks.js', 'bridge.js', 'frame.html', 'stand-in.js'])(
  'the wrapper’s test page serves %s, which loads nothing from other origins',
  (name) => {
    const { status, headers } = wrapperFile(`/wrapper/${name}`);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    expect(headers.get('content-type')).toMatch(/^text\/(?:html|javascript)/);
  },
);

test.each(['', 'standIn.js', '../server.ts', '..%2fserver.ts', 'constructor', 'test.html/'])(
  'other paths are not found: %j',
  (name) => expect(wrapperFile(`/wrapper/${name}`).status).toBe(404),
);
