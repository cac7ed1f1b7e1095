import type { Endpoint } from '#contract/endpoint.ts';
import type { Name } from '#contract/endpoints.ts';
import type { explanations } from './explained.ts';
import { meaningOf } from './meanings.ts';
import { refusalsOf } from './refusals.ts';

const kinds = {
  read: 'A read: it changes nothing, and may come again at any time.',
  write: 'A write: the app sends it once and never repeats it by itself.',
  identified:
    'A write that may carry a `requestId`: all copies of one have one effect and the first answer; another input under it is refused with 400.',
  money:
    'Moves value: every copy of a `requestId` has the effect of one and gets the first answer, refusals included; another input under it is refused with 400, a copy after `notAfter` with 410. `operationStatus` tells what became of it.',
};

const kindOf = ({ kind, money, identified }: Endpoint) => kinds[money ? 'money' : identified ? 'identified' : kind];

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

/** A call's description: its purpose, who may make it, and the codes it may be refused with. */
export function descriptionOf(
  name: Name,
  endpoint: Endpoint,
  { must, fields }: ReturnType<typeof explanations>,
): string {
  const { summary, public: isPublic, picture } = endpoint;
  const refusals = refusalsOf(name, endpoint).map((code) => `- ${code}: ${meaningOf(code)}`);
  const parts = [
    sentence(summary),
    must.has(name) && sentence(must.get(name)!),
    fields.has(name) && `Beyond the specification: ${fields.get(name)}.`,
    kindOf(endpoint),
    isPublic ? 'It needs no log-in.' : 'It needs a token.',
    picture && 'It carries a picture: take bodies of 2.5 MB.',
    `Refused with\n\n${refusals.join('\n')}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}
