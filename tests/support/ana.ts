/** How Ana, the one player of many tests, comes in. */
export const login = { account: 'ana', password: 'x', keepAccount: false };

/** What the operator answers to that. */
export const entrance = () => ({ errcode: 0, token: 'secret', userInfo: { id: 7, nickname: 'Ana', coin: 0 } });
