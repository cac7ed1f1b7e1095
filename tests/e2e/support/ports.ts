/** The sandbox of a worker takes four ports, and one that a test starts for itself takes the four after it. */
const each = 4;

/** How many workers run before this one. */
const place = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** Where the app of this worker's sandbox is served; `E2E_PORT` names the first worker's. */
export const appPort = Number(process.env['E2E_PORT'] ?? 4273) + place * 2 * each;

/** Where a sandbox that a test starts for itself serves the app. */
export const ownAppPort = appPort + each;
