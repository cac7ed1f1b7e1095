import { html } from 'hono/html';
import type { Provider } from '#contract/loginKinds.ts';
import type { Authorization } from './authorization.ts';
import { regulars } from './people.ts';

const names: Record<Provider, string> = { google: 'Google', facebook: 'Facebook', line: 'LINE' };

const initials = (name: string) =>
  name
    .split(' ')
    .map(([first]) => first)
    .slice(0, 2)
    .join('');

const page = (provider: Provider, title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="en" class="${provider}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/identity/consent.css" />
      </head>
      <body>
        <header>${names[provider]}</header>
        <main>${body}</main>
        <footer>Sandbox: not the real ${names[provider]}, and nobody real.</footer>
      </body>
    </html>`;

/** The consent page: choose who to log in as, or cancel. */
export const consentPage = ({ provider, redirectUri }: Authorization) =>
  page(
    provider,
    `Log in with ${names[provider]}`,
    html`<h1>Choose who to be</h1>
      <p>${names[provider]} will tell <b>${new URL(redirectUri).host}</b> your name and e-mail address.</p>
      <form method="post">
        ${regulars.map(
          (name) =>
            html`<button name="as" value="${name}" class="person">
              <i aria-hidden="true">${initials(name)}</i> <span>Continue as ${name}</span>
            </button>`,
        )}
      </form>
      <form method="post">
        <label for="another">Somebody else</label>
        <input id="another" name="another" required maxlength="40" autocomplete="off" />
        <button>Continue</button>
      </form>
      <form method="post">
        <button name="cancel" value="1" class="cancel">Cancel</button>
      </form>`,
  );

/** The error page for a missing or invalid authorization request. */
export const unknownPage = () =>
  page(
    'google',
    'This link is not complete',
    html`<h1>This link is not complete</h1>
      <p>Go back to the app and start again.</p>`,
  );
