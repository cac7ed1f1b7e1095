import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Shipped } from './licences.ts';

/** What `package-lock.json` records of a package: its archive's digest. */
type Locked = Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>;

const purl = ({ name, version }: Pick<Shipped, 'name' | 'version'>) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/**
 * The bill of materials as CycloneDX 1.6: the app and the packages with code in it. It has neither time nor serial
 * number, so that the same sources give the same bytes.
 */
export function sbomOf(app: { name: string; version: string }, packages: readonly Shipped[], locked: Locked): object {
  const ref = `${app.name}@${app.version}`;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': ref, ...app } },
    components: packages.map((each) => ({
      type: 'library',
      'bom-ref': purl(each),
      name: each.name,
      version: each.version,
      purl: purl(each),
      licenses: [/ OR /.test(each.licence) ? { expression: each.licence } : { license: { id: each.licence } }],
      hashes: hashesOf(locked[`node_modules/${each.name}`], each.version),
    })),
    dependencies: [{ ref, dependsOn: packages.map(purl) }],
  };
}

function hashesOf(locked: Locked[string] | undefined, version: string) {
  const [, digest] = /^sha512-(\S+)/.exec(locked?.version === version ? (locked.integrity ?? '') : '') ?? [];
  return digest ? [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] : [];
}

/** The bill of materials of the repository at `top`, with these packages. */
export function readSbom(top: string, packages: readonly Shipped[]): object {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(top, file), 'utf8')) as { name: string; version: string; packages: Locked };
  const { name, version } = read('package.json');
  return sbomOf({ name, version }, packages, read('package-lock.json').packages);
}
