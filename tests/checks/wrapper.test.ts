import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { account } from '#features/info/texts/en/faq/account.ts';
import { privacy } from '#features/info/texts/en/privacy.ts';
import { readBrand } from '../../sw/build/brand/brand.ts';
import { manifestOf } from '../../sw/build/brand/manifest.ts';

const code = 'docs/wrapper/app/src/main/kotlin/ph/perlas/app';
const paper = readFileSync('docs/wrapper.md', 'utf8');
const sample = readFileSync(`${code}/Bridge.kt`, 'utf8');
const types = readFileSync('src/browser/bridge/calls.ts', 'utf8');

const block = /export interface Given \{(?<lines>[^]*?)\n\}/.exec(types)?.groups?.['lines'] ?? '';
/** The functions that the app may call. */
const functions = [...block.matchAll(/^ {2}(?<name>\w+):/gm)].map(({ groups }) => groups!['name']!);

test('the wrapper has ten functions (O-40)', () => {
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

test.each(functions)('%s is documented, in the sample, in the stand-in and on the test page (O-40)', (name) => {
  expect(paper).toContain(`| \`${name}\``);
  expect(sample).toContain(`put("${name}")`);
  expect(readFileSync('sandbox/wrapper/page/standIn.js', 'utf8')).toMatch(new RegExp(`^ {4}${name}:`, 'm'));
  expect(readFileSync('sandbox/wrapper/page/checks.js', 'utf8')).toContain(`'${name}'`);
});

/** The inputs that a function may be called without. */
const optional = functions.flatMap((name) => {
  const [, fields = ''] = new RegExp(`^ {2}${name}: \\{(.*)\\};$`, 'm').exec(block) ?? [];
  return [...fields.matchAll(/(\w+)\?:/g)].map(([, field]) => [name, field!] as const);
});

test('a link is shared with a text and a title, or without', () => {
  expect(optional).toEqual([
    ['share', 'title'],
    ['share', 'text'],
  ]);
});

test.each(optional)('%s is documented and answered without its %s', (name, field) => {
  const row = paper.split('\n').find((line) => line.startsWith(`| \`${name}\``));
  expect(row).toContain(`${field}?`);
  const [, own = ''] = new RegExp(`put\\("${name}"\\)([^]*?)\n {8}put`).exec(sample) ?? [];
  expect(own).toContain(`args.optString("${field}")`);
});

test('the limits of answers and the types of pictures are documented', () => {
  const read =
    readFileSync('src/browser/bridge/answers.ts', 'utf8') + readFileSync('src/browser/bridge/port.ts', 'utf8');
  const [, limits = ''] = /const longest = \{([^}]*)\}/.exec(read)!;
  const [, message = ''] = /const longestMessage = ([\d_]+)/.exec(read)!;
  for (const most of [...limits.matchAll(/: ([\d_]+)/g)].map(([, each]) => each!).concat(message))
    expect(paper).toContain(Number(most.replaceAll('_', '')).toLocaleString('en'));
  const [, kinds = ''] = /image\\\/\(\?:([\w|]+)\)/.exec(read)!;
  for (const kind of kinds.split('|')) expect(paper).toContain(`\`image/${kind}\``);
});

test('the sample listens only to the app’s origin in the top frame, with no global interface (O-40)', () => {
  const activity = readFileSync(`${code}/MainActivity.kt`, 'utf8');
  expect(activity).toContain('addWebMessageListener(view, "NativeBridge", setOf(BuildConfig.ORIGIN), bridge)');
  expect(sample).toContain('if (!isMainFrame || sourceOrigin.toString() != BuildConfig.ORIGIN) return');
  expect(activity + sample).not.toContain('addJavascriptInterface');
});

test('no web view or service worker of the sample loads files or device content (N20)', () => {
  const texts = readdirSync(code).map((name) => readFileSync(`${code}/${name}`, 'utf8'));
  const views = texts.flatMap((text) => text.split(/\bWebView\((?:this|activity)\)/).slice(1));
  expect(views).toHaveLength(2);
  const ofWorkers = texts.flatMap((text) => text.split('serviceWorkerWebSettings').slice(1));
  expect(ofWorkers).toHaveLength(1);
  for (const part of [...views, ...ofWorkers]) {
    const [, settings = ''] = /\.apply \{([^]*?)\n +\}/.exec(part) ?? [];
    for (const access of ['allowFileAccess', 'allowContentAccess']) expect(settings).toContain(`${access} = false`);
  }
});

test('the Trusted Web Activity matches the web manifest, including its shortcuts and share target (O-09)', async () => {
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
    shareTarget: { ...manifest.share_target, action: `${host}${manifest.share_target.action}` },
  });
});

describe('the papers for the store', () => {
  const [, table = ''] = paper.split('**Data safety.**');
  const quotes = [...table.split('\n## ')[0]!.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text);
  const listOf = (id: string) => privacy.sections.find((section) => section.id === id)!.body[0] as readonly string[];

  test('the Data safety table quotes the privacy policy', () => {
    const policy = privacy.sections.flatMap(({ body }) => body.flat()).join('\n');
    expect(quotes.filter((text) => !policy.includes(text))).toEqual([]);
  });

  test.each([...listOf('given'), ...listOf('noted')])(
    'the Data safety table covers what the policy lists: %s',
    (item) => expect(quotes.some((text) => item.includes(text))).toBe(true),
  );

  test('the address for account deletion is a question of the FAQ', () => {
    const [, id] = /`https:\/\/<the app>\/faq#(\w+)`/.exec(paper)!;
    expect(account.questions.map((question) => question.id)).toContain(id);
  });
});
