import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBrand } from '../../sw/build/brand/brand.ts';
import { manifestOf } from '../../sw/build/brand/manifest.ts';

const paper = readFileSync('docs/wrapper.md', 'utf8');
const sample = readFileSync('docs/wrapper/Bridge.kt', 'utf8');
const types = readFileSync('src/browser/bridge/calls.ts', 'utf8');

const block = /export interface Given \{(?<lines>[^]*?)\n\}/.exec(types)?.groups?.['lines'] ?? '';
/** The functions that the app may ask for. */
const functions = [...block.matchAll(/^ {2}(?<name>\w+):/gm)].map(({ groups }) => groups!['name']!);

test('O-40: there are ten functions', () => {
  expect(functions).toEqual([
    'openExternal',
    'copy',
    'share',
    'openChat',
    'saveImage',
    'pickImage',
    'getInfo',
    'exitApp',
    'setOrientation',
    'haptic',
  ]);
});

test.each(functions)(
  'O-40: %s is in the wrapper’s paper, in the sample, in the stand-in and on the test page',
  (name) => {
    expect(paper).toContain(`| \`${name}\``);
    expect(sample).toContain(`put("${name}")`);
    expect(readFileSync('sandbox/wrapper/page/standIn.js', 'utf8')).toMatch(new RegExp(`^ {4}${name}:`, 'm'));
    expect(readFileSync('sandbox/wrapper/page/checks.js', 'utf8')).toContain(`'${name}'`);
  },
);

test('O-40: the sample listens for the app’s own origin in the top frame, and never by an interface for all frames', () => {
  const activity = readFileSync('docs/wrapper/MainActivity.kt', 'utf8');
  expect(activity).toContain('addWebMessageListener(view, "NativeBridge", setOf(BuildConfig.ORIGIN), bridge)');
  expect(sample).toContain('if (!isMainFrame || sourceOrigin.toString() != BuildConfig.ORIGIN) return');
  expect(activity + sample).not.toContain('addJavascriptInterface');
});

test('N20: no web view of the sample loads files or content of the device, and no service worker does', () => {
  const activity = readFileSync('docs/wrapper/MainActivity.kt', 'utf8');
  const views = readdirSync('docs/wrapper')
    .filter((name) => name.endsWith('.kt'))
    .flatMap((name) =>
      readFileSync(`docs/wrapper/${name}`, 'utf8')
        .split(/\bWebView\((?:this|activity)\)/)
        .slice(1),
    );
  expect(views).toHaveLength(2);
  const [, ofWorker = ''] = activity.split('serviceWorkerWebSettings');
  for (const part of [...views, ofWorker]) {
    const [, settings = ''] = /\.apply \{([^]*?)\n +\}/.exec(part) ?? [];
    for (const access of ['allowFileAccess', 'allowContentAccess']) expect(settings).toContain(`${access} = false`);
  }
});

test('O-09: the Trusted Web Activity is the app of the web manifest, with its shortcuts', async () => {
  const manifest = await manifestOf(readBrand('src/brand'));
  const activity: unknown = JSON.parse(readFileSync('docs/wrapper/twa-manifest.json', 'utf8'));
  const host = 'https://perlas.example';
  expect(activity).toMatchObject({
    name: manifest.name,
    launcherName: manifest.short_name,
    startUrl: manifest.start_url,
    themeColor: manifest.theme_color,
    backgroundColor: manifest.background_color,
    shortcuts: manifest.shortcuts.map(({ name, short_name = name, url, icons }) => ({
      name,
      shortName: short_name,
      url,
      chosenIconUrl: `${host}${icons[0]!.src}`,
    })),
  });
});
