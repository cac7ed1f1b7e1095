import path from 'node:path';

/** The repository's folder, whatever the working directory is. */
export const top = path.join(import.meta.dirname, '..');
