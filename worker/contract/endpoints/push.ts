import { write } from '../endpoint.ts';
import { line, list, longLine, oneOf, record } from '../schema.ts';
import { pushTopics } from '../push.ts';

/** Endpoints for web push (payloads K): `endpoint` and `keys` as a browser's push subscription has them. */
export const push = {
  pushSubscribe: write(
    'Tells this player of these topics on this device from now on, in this language; ends with the session',
    {
      endpoint: longLine,
      keys: record({ p256dh: line, auth: line }),
      lang: oneOf('en', 'fil'),
      topics: list(oneOf(...pushTopics)),
    },
    {},
    { extension: true },
  ),
  pushUnsubscribe: write(
    'Tells this player nothing more on this device',
    { endpoint: longLine },
    {},
    { extension: true },
  ),
};
