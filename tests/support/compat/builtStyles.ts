import path from 'node:path';
import { build, resolveConfig } from 'vite';

/** Some stylesheets as the build publishes them, by their paths. */
export async function builtStyles(files: readonly string[]): Promise<Map<string, string>> {
  const { css, build: options } = await resolveConfig({ logLevel: 'silent' }, 'build', 'production');
  const { target, cssTarget, cssMinify } = options;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: process.cwd(),
    css,
    build: { write: false, target, cssTarget, cssMinify, rolldownOptions: { input: [...files] } },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const sheets = outputs.filter((each) => each.type === 'asset' && each.fileName.endsWith('.css'));
  return new Map(
    sheets.map((sheet) => [
      path.relative('.', sheet.type === 'asset' ? (sheet.originalFileNames[0] ?? '') : ''),
      sheet.type === 'asset' ? String(sheet.source) : '',
    ]),
  );
}
