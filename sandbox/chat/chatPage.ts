import { html } from 'hono/html';
import type { ChatWords } from './words.ts';

interface Chat {
  /** The app's origin, which messages are sent to; empty for none. */
  app: string;
  group: string;
  /** The session that the conversation belongs to; empty for one that isn't kept. */
  session: string;
  isAway: boolean;
  /** The delay before the page reports ready, milliseconds. */
  opensIn: number;
}

/** The hosted page of a chat: the messages, and a field to write in. */
export const chatPage = (words: ChatWords, { app, group, session, isAway, opensIn }: Chat) =>
  html`<!doctype html>
    <html lang="${words.tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${words.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/page/chat.css" />
        <script type="module" src="/page/chat.js"></script>
      </head>
      <body
        data-app="${app}"
        data-group="${group}"
        data-session="${session}"
        data-away="${isAway ? '1' : ''}"
        data-opens-in="${opensIn}"
        data-words="${JSON.stringify(words)}"
      >
        <main>
          <h1>${words.agent}</h1>
          <div class="log" role="log" aria-label="${words.title}" tabindex="0"></div>
          <p class="typing" role="status"></p>
          <form>
            <label for="text">${words.message}</label>
            <div>
              <textarea id="text" rows="1" maxlength="1000" autocomplete="off" required></textarea>
              <button>${words.send}</button>
            </div>
          </form>
          <p class="note">${words.note}</p>
        </main>
      </body>
    </html>`;
