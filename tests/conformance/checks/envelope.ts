import * as codes from '#contract/codes.ts';
import type { Check } from '../check.ts';
import { isRefused, must, refused } from '../expect.ts';

const cites = ['payloads, envelope'];

/** What holds for every answer to any call. */
export const envelope: Check[] = [
  {
    id: 'envelope.version',
    says: 'Every answer, a refusal too, tells the version of the contract in its header contract-version',
    cites,
    async run({ client }) {
      for (const exchange of [await client.call('anonymous/appConfig'), await client.call('refreshData')]) {
        const version = exchange.headers.get('contract-version') ?? '';
        must(/^\d+\.\d+\.\d+$/.test(version), 'A header contract-version such as 1.0.0', exchange);
      }
    },
  },
  {
    id: 'envelope.unknownFields',
    says: 'A field that the operator doesn’t know is ignored',
    cites: ['B2'],
    async run({ client }) {
      const exchange = await client.call('anonymous/appConfig', { fieldOfTomorrow: { of: ['any', 'kind'] } });
      must(exchange.verdict === 200 || exchange.verdict === 0, 'Answered as without it', exchange);
    },
  },
  {
    id: 'envelope.noJson',
    says: 'A body that is no JSON object is refused with 400',
    cites: ['payloads, status codes'],
    async run({ client }) {
      for (const body of ['', '{', '[]', 'null', '"text"'])
        refused(await client.post('accountLogin', body), codes.badParameter);
    },
  },
  {
    id: 'envelope.unknownCall',
    says: 'A call that there isn’t is no success and no failure of the operator’s',
    cites: ['payloads, envelope'],
    async run({ client }) {
      const exchange = await client.post('noSuchCall', {});
      must(isRefused(exchange), 'An HTTP status of 4xx, such as 404', exchange);
    },
  },
];
