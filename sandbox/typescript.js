import './checkNode.js';

/**
 * Runs a TypeScript file of the repository, which Node 20 can't by itself, in the repository's folder, as npm does. Vite is
 * loaded only now: it doesn't load at all in an old Node.
 */
export async function runTypeScript(/** @type {string} */ file) {
  process.chdir(`${import.meta.dirname}/..`);
  const { runnerImport } = await import('vite').catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error('\n  The packages are not installed. Run: npm ci\n');
    process.exit(1);
  });
  await runnerImport(file);
}
