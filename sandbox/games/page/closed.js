import { lobby } from './lobby.js';

const back = /** @type {HTMLAnchorElement | null} */ (document.getElementById('back'));
if (back) {
  const app = lobby(new URL(back.href).origin);
  app.tell({ type: 'error', code: back.dataset.reason ?? '' });
  back.addEventListener('click', (event) => {
    event.preventDefault();
    app.leave();
  });
}
