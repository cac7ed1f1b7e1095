/** The client in every request body (spec §9); the operator issues its version, which differs from the release in package.json. */
export const client = { version: '1.1.6', channel: 'WEB' } as const;

/** The device in the bootstrap and session calls, the same for every browser. */
export const device = { os: 'web', deviceModel: 'browser' } as const;
