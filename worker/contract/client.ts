/**
 * The client in every request body (spec §9); the operator issues its version, which differs from the release in
 * package.json. `contract` is the contract version it was built against, by semantic versioning (docs/contract.md).
 */
export const client = { version: '1.1.6', channel: 'WEB', contract: '1.3.0' } as const;

/** The device in the bootstrap and session calls, the same for every browser. */
export const device = { os: 'web', deviceModel: 'browser' } as const;
