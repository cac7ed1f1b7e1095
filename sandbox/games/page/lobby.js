/**
 * The app that frames the game. Messages go to its exact origin and are taken from nowhere else; without an app there is
 * nobody to tell, and `leave` goes nowhere.
 *
 * @param {string} origin
 */
export function lobby(origin) {
  const app = origin !== '' && window.parent !== window ? window.parent : null;
  return {
    framed: app !== null,

    /** @param {{ type: 'ready' | 'exit' } | { type: 'balance', coin: number } | { type: 'round', inRound: boolean } | { type: 'error', code: string }} message */
    tell(message) {
      app?.postMessage(message, origin);
    },

    /** @param {() => void} react */
    onBalance(react) {
      addEventListener('message', ({ source, origin: from, data }) => {
        if (app !== null && source === app && from === origin && data?.type === 'balance') react();
      });
    },

    /** Goes home: the app closes the frame, or, when the game has a window of its own, the window goes to the app. */
    leave() {
      if (app) app.postMessage({ type: 'exit' }, origin);
      else if (origin !== '') location.assign(`${origin}/`);
    },
  };
}
