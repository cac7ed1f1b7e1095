/** Ports per sandbox: a worker's sandbox takes five, and one that a test starts for itself the next five. */
const each = 5;

/** Index of this Playwright worker. */
const place = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** App port of this worker's sandbox; `E2E_PORT` sets the first worker's. */
export const appPort = Number(process.env['E2E_PORT'] ?? 4273) + place * 2 * each;

/** App port of a sandbox that a test starts for itself. */
export const ownAppPort = appPort + each;
