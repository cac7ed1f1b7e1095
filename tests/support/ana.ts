/** The log-in of Ana, the usual player of unit tests. */
export const login = { account: 'ana', password: 'x', keepAccount: false };

/** The operator's log-in reply. */
export const entrance = () => ({ errcode: 0, token: 'secret', userInfo: { id: 7, nickname: 'Ana', coin: 0 } });

/** The operator's red-dot reply when no dot is on. */
export const noDots = {
  spin: false,
  task: false,
  agent5: false,
  vip: false,
  signIn: false,
  emailAward: false,
  canReceiveDrawChance: false,
};
