import * as codes from '#contract/codes.ts';
import type { Check } from '../check.ts';
import { must, refused } from '../expect.ts';

const cites = ['payloads, envelope'];

/** What holds for every answer to any call. */
export const envelope: Check[] = [
  {
    id: 'envelope.version',
    says: 'Every answer, refusals included, has the header contract-version',
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
    says: 'Unknown fields of a request are ignored',
    cites: ['B2'],
    async run({ client }) {
      const exchange = await client.call('anonymous/appConfig', { fieldOfTomorrow: { of: ['any', 'kind'] } });
      must(exchange.verdict === 200 || exchange.verdict === 0, 'Success, as without the unknown field', exchange);
    },
  },
  {
    id: 'envelope.noJson',
    says: 'A body that isn’t a JSON object is refused with 400',
    cites: ['payloads, status codes'],
    async run({ client }) {
      for (const body of ['', '{', '[]', 'null', '"text"'])
        refused(await client.post('anonymous/appConfig', body), codes.badParameter);
    },
  },
  {
    id: 'envelope.unknownCall',
    says: 'An unknown call is refused with 404, in the body or as the HTTP status, without a server error',
    cites: ['payloads, envelope'],
    async run({ client }) {
      const exchange = await client.post('noSuchCall', {});
      const { errcode, code } = Object(exchange.answer) as Record<string, unknown>;
      const isKnown = exchange.status < 500 && [errcode, code, exchange.status].includes(codes.notFound);
      must(isKnown, '{"errcode": 404}, {"code": 404} or HTTP 404', exchange);
    },
  },
];
