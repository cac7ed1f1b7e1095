import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileSample, missingStubs } from '#tests/support/kotlin.ts';
import { filesIn } from '#tests/support/imports.ts';

/** How long the compiler may take on a busy machine, milliseconds. */
const timeout = 240_000;

const project = 'docs/wrapper';
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
const source = (name: string) => read(`app/src/main/kotlin/ph/perlas/app/${name}.kt`);
const manifest = read('app/src/main/AndroidManifest.xml');

/** The body of a Kotlin function, from its name to the end of its block or expression. */
function functionIn(name: string, of: string): string {
  const start = of.search(new RegExp(`fun ${name}\\(`));
  const [, indent = ''] = /(?:^|\n)( *)[^\n]*$/.exec(of.slice(0, start)) ?? [];
  const rest = of.slice(start);
  const end = rest.search(new RegExp(`\n\n|\n${indent}\\}|$`));
  return start < 0 ? '' : rest.slice(0, end);
}

describe('windows', () => {
  const scout = source('WindowScout');

  test.each([
    ['shouldOverrideUrlLoading', 'leave(request.url)'],
    ['shouldInterceptRequest', 'main.post { if (request.method == "GET") leave(request.url) else end() }'],
    ['leave', 'end()'],
    ['onRenderProcessGone', 'end()'],
    ['onCloseWindow', 'end()'],
  ])('the web view of a window is destroyed in %s', (name, call) => expect(functionIn(name, scout)).toContain(call));

  test('the web view of a window is destroyed after a time, also of about:blank', () => {
    expect(scout).toMatch(/const val SCOUT_PATIENCE = [\d_]+L/);
    expect(functionIn('follow', scout)).toContain('postDelayed(::end, SCOUT_PATIENCE)');
    expect(functionIn('end', scout)).toContain('destroy');
  });

  test('a next window and the end of the page destroy the former window’s web view', () => {
    expect(functionIn('onCreateWindow', source('AppClient'))).toContain('forget()');
    expect(functionIn('forget', source('AppClient'))).toContain('scout?.end()');
    expect(functionIn('close', source('MainActivity'))).toContain('chrome?.forget()');
  });

  test('what a form posts into a window is never sent', () => {
    expect(functionIn('shouldInterceptRequest', scout)).toContain('WebResourceResponse("text/plain", "utf-8", ');
  });

  test('every web view survives the end of its renderer', () => {
    for (const client of [scout, source('AppClient')])
      expect(functionIn('onRenderProcessGone', client)).toContain('return true');
  });
});

describe('navigation', () => {
  test('a frame of a game may show blob: and data:', () => {
    const [, schemes = ''] = /val frameSchemes = setOf\(([^)]*)\)/.exec(source('AppClient')) ?? [];
    expect(schemes.match(/\w+/g)).toEqual(['https', 'http', 'blob', 'data', 'about']);
    expect(source('AppClient')).toContain('!request.isForMainFrame) return address.scheme !in frameSchemes');
  });

  test('the network’s return loads the address that failed', () => {
    const activity = source('MainActivity');
    expect(functionIn('onAvailable', activity)).toContain('failed?.let(::load)');
    expect(functionIn('showOffline', activity)).toContain('failed = address');
    expect(functionIn('onSaveInstanceState', activity)).toContain('putString(ADDRESS, address)');
    expect(activity).toContain('val address get() = failed ?: webView?.url');
  });
});

describe('pictures', () => {
  const chooser = source('FileChooser');

  test('a file input for several files gets all that were chosen', () => {
    expect(functionIn('onShowFileChooser', source('AppClient'))).toContain('FileChooserParams.MODE_OPEN_MULTIPLE');
    expect(chooser).toContain('PickMultipleVisualMedia()');
  });

  test('a photo and its form outlive the app’s process', () => {
    expect(functionIn('save', chooser)).toContain('putString(PHOTO, photo?.toString())');
    expect(functionIn('save', chooser)).toContain('putString(FORM, form)');
    expect(functionIn('onSaveInstanceState', source('MainActivity'))).toContain('chooser.save(outState)');
    expect(source('MainActivity')).toContain('FileChooser(this, savedInstanceState)');
    expect(functionIn('save', chooser)).toContain('putLong(KEPT_UNTIL, keptUntil)');
    expect(chooser).toContain('if (isTaken && waiting == null) keptUntil = System.currentTimeMillis() + KEPT_FOR');
    expect(functionIn('begin', chooser)).toContain('if (isKept && fromCamera && page == form) return offerKept()');
  });
});

describe('the Gradle project', () => {
  test('is complete, with the versions of its plugins', () => {
    const settings = read('settings.gradle.kts');
    expect(settings).toMatch(/id\("com\.android\.application"\) version "\d+\.\d+\.\d+"/);
    expect(settings).toMatch(/id\("org\.jetbrains\.kotlin\.android"\) version "\d+\.\d+\.\d+"/);
    expect(settings).toContain('include(":app")');
    expect(read('gradle.properties')).toContain('android.useAndroidX=true');
    const [, rules] = /proguardFiles\(getDefaultProguardFile\("[\w.-]+"\), "([\w.-]+)"\)/.exec(
      read('app/build.gradle.kts'),
    )!;
    expect(read(`app/${rules}`)).not.toBe('');
  });

  test('has every resource that the manifests and the code name', () => {
    const files = filesIn(`${project}/app/src/main/res`, '.xml');
    const texts = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const named = [...(manifest + texts).matchAll(/"@(mipmap|drawable|xml|color|string)\/(\w+)"/g)];
    const inCode = [...(chooser() + source('MainActivity')).matchAll(/\bR\.(string|color)\.(\w+)/g)];
    for (const [, type, name] of [...named, ...inCode]) {
      const has = files.some((file) => new RegExp(`/${type}(-[\\w-]+)?/${name}\\.xml$`).test(file));
      expect(has || new RegExp(`<${type} name="${name}"[ >]`).test(texts), `@${type}/${name}`).toBe(true);
    }
    expect(named.map(([, , name]) => name)).toEqual(expect.arrayContaining(['ic_launcher', 'file_paths']));
  });

  test('says the same in English and in Filipino', () => {
    const namesIn = (folder: string) =>
      [...read(`app/src/main/res/${folder}/strings.xml`).matchAll(/<string name="(\w+)">/g)].map(([, name]) => name);
    expect(namesIn('values-fil')).toEqual(namesIn('values'));
  });

  test('reaches the test page without https in a debug build alone', () => {
    expect(manifest).toContain('android:usesCleartextTraffic="false"');
    const debug = read('app/src/debug/AndroidManifest.xml');
    expect(debug).toContain('android:usesCleartextTraffic="true"');
    expect(debug).toContain('tools:replace="android:usesCleartextTraffic"');
  });

  const changes =
    'fontScale fontWeightAdjustment locale layoutDirection grammaticalGender uiMode density colorMode orientation ' +
    'screenSize smallestScreenSize screenLayout keyboard keyboardHidden navigation touchscreen';

  test.each(changes.split(' '))('a change of %s doesn’t reload the game', (change) =>
    expect(/android:configChanges="([^"]+)"/.exec(manifest)![1]!.split('|')).toContain(change),
  );

  const chooser = () => source('FileChooser');
});

test('every class that the sample imports is in the stubs', () => {
  expect(missingStubs()).toEqual([]);
});

test('the sample compiles against the stubs, where a Kotlin compiler is at hand', { timeout }, () => {
  expect(compileSample()).toBe('');
});
