import type { Mutation } from './mutation.ts';

const addresses = 'src/browser/addresses.ts';
const messages = 'src/features/play/frame/messages.ts';
const purify = 'src/shared/html/purify.ts';
/** The journey with hostile HTML from the operator, which only a browser parses as browsers do. */
const hostileHtml = { file: 'e2e/security/injection.spec', title: 'a vector of each class is inert in a notice' };
const operations = 'sandbox/ledger/operations.ts';

/** Mutations that open the app or the operator to a hostile player, page or text, each planted alone. */
export const ofSecurity: Mutation[] = [
  {
    name: 'a path to another origin is accepted',
    changes: [{ file: addresses, from: `  if (url?.origin !== own) return '';\n`, to: `  if (!url) return '';\n` }],
    found: { test: 'src/browser/addresses.test.ts' },
  },
  {
    name: 'a path with dots leads to another host',
    changes: [{ file: addresses, from: `return path.startsWith('//') ? '' : path;`, to: `return path;` }],
    found: { test: 'src/browser/addresses.test.ts' },
  },
  {
    name: 'an outside address may have any scheme',
    changes: [{ file: addresses, from: `/^https:/i.test(address) && parseAddress(address)`, to: `parse(address)` }],
    found: { test: 'src/browser/addresses.test.ts' },
  },
  {
    name: 'messages of a frame are accepted from any origin it has navigated to',
    changes: [{ file: messages, from: ` || event.origin !== game.origin`, to: '' }],
    found: { test: 'src/features/play/frame/messages.test.ts' },
  },
  {
    name: 'messages are accepted from any window of the game’s origin',
    changes: [{ file: messages, from: ` || event.source !== game.source`, to: '' }],
    found: { test: 'src/features/play/frame/messages.test.ts' },
  },
  {
    name: 'a game on a subdomain of the app’s host is framed',
    changes: [
      {
        file: 'src/features/play/frame/launchUrl.ts',
        from: '  if (game.hostname.endsWith(`.${app.hostname}`)) return null;\n',
        to: '',
      },
    ],
    found: { test: 'src/features/play/frame/launchUrl.test.ts' },
  },
  {
    name: 'links of the operator’s HTML keep any address',
    changes: [{ file: purify, from: `if (link !== null && !isLink(link)) element`, to: `if (link === '') element` }],
    found: { promise: 'the journey', on: hostileHtml },
  },
  {
    name: 'pictures of the operator’s HTML load from anywhere',
    changes: [
      { file: purify, from: `if (picture !== null && !pictureAddress(picture)) element`, to: `if (false) element` },
    ],
    found: { promise: 'the journey', on: hostileHtml },
  },
  {
    name: 'the operator’s HTML may contain styles and frames',
    changes: [
      { file: purify, from: `'h4', 'img'],`, to: `'h4', 'img', 'iframe', 'form'],` },
      { file: purify, from: `['href', 'src', 'alt']`, to: `['href', 'src', 'alt', 'style', 'id']` },
    ],
    found: { promise: 'the journey', on: hostileHtml },
  },
  {
    name: 'the sandbox answers to any host name',
    changes: [
      {
        file: 'sandbox/http/listen.ts',
        from: `if (loopbackHosts.includes(host) || allowedHosts.includes(host)) listener`,
        to: `if (host || allowedHosts) listener`,
      },
    ],
    found: { test: 'sandbox/server.test.ts' },
  },
  {
    name: 'staff pages accept requests from any page',
    changes: [
      { file: 'sandbox/qa/backOffice.ts', from: `(c.req.header('origin') ?? origin) !== origin`, to: `!origin` },
    ],
    found: { test: 'sandbox/server.test.ts' },
  },
  {
    name: 'staff pages accept requests as plain text',
    changes: [
      {
        file: 'sandbox/qa/backOffice.ts',
        from: `if (!isJson(c.req.header('content-type'))) return`,
        to: `if (!origin) return`,
      },
    ],
    found: { test: 'sandbox/server.test.ts' },
  },
  {
    name: 'a second copy turns an executed act into a refused one',
    changes: [
      {
        file: operations,
        from: `  if (known.state !== 'begun') return { ...known, state: known.state };\n  await note`,
        to: `  await note`,
      },
    ],
    found: { test: 'sandbox/ledger/operations.test.ts' },
  },
  {
    name: 'an act that never arrived leaves no tombstone',
    changes: [
      {
        file: operations,
        from: `    if (await claim(trx, nobodyKnows, tooLate)) return`,
        to: `    if (!(await operationOf(trx, userId, requestId))) return`,
      },
    ],
    found: { test: 'sandbox/ledger/operations.test.ts' },
  },
  {
    name: 'a late copy of an act is executed',
    changes: [
      {
        file: operations,
        from: `notAfter !== undefined && time > notAfter;`,
        to: `notAfter !== undefined && time > Infinity;`,
      },
    ],
    found: { test: 'sandbox/ledger/operations.test.ts' },
  },
  {
    name: 'a requestId is accepted with other contents',
    changes: [{ file: operations, from: ` || isOther(known.asked, act.asked)`, to: '' }],
    found: { test: 'sandbox/ledger/operations.test.ts' },
  },
  {
    name: 'a round has another outcome after a restart',
    changes: [
      {
        file: 'sandbox/games/rounds.ts',
        from: 'world.randomOf(`${session} ${roundId}`)',
        to: 'world.randomOf(`${session} ${roundId} ${Math.random()}`)',
      },
    ],
    found: { test: 'sandbox/games/provider.test.ts' },
  },
  {
    name: 'a settled round can be won again',
    changes: [
      {
        file: 'sandbox/operator/games/seamlessWallet.ts',
        from: `        if (round.coinAfterWin !== null && round.win !== amount) throw new WalletError('settled');\n        if (round.coinAfterWin !== null) return round.coinAfterWin;\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/games/replays.test.ts' },
  },
  {
    name: 'a code works for anybody who knows the number',
    changes: [
      { file: 'sandbox/operator/identity/codes.ts', from: `    .where('asker', 'in', names)\n`, to: '' },
      {
        file: 'sandbox/operator/identity/codes.ts',
        from: `{ mobile, type, by }: Presented`,
        to: `{ mobile, type }: Presented`,
      },
    ],
    found: { test: 'sandbox/operator/identity/codes.test.ts' },
  },
  {
    name: 'a reset of a forgotten password keeps sessions alive',
    changes: [
      {
        file: 'sandbox/operator/api/account/member.ts',
        from: `        await revoke(trx, { userId: player.id });\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/api/account/member.test.ts' },
  },
  {
    name: 'a change of the password keeps other sessions alive',
    changes: [
      {
        file: 'sandbox/operator/api/account/member.ts',
        from: `        await revokeOthers(trx, userId, token);\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/identity/loginMethods.test.ts' },
  },
  {
    name: 'any signature between servers is accepted',
    changes: [
      {
        file: 'sandbox/signature.ts',
        from: `given.length === expected.length && timingSafeEqual(given, expected)`,
        to: `given.length === expected.length && timingSafeEqual(expected, expected)`,
      },
    ],
    found: { test: 'sandbox/signature.test.ts' },
  },
  {
    name: 'a temporary failure drops a protection request',
    changes: [
      {
        file: 'worker/features/rg/outbox.ts',
        from: `const finalCodes = [codes.badParameter,`,
        to: `const finalCodes = [429, 500, 502, 503, 504, codes.badParameter,`,
      },
    ],
    found: { test: 'worker/features/rg/outbox.test.ts' },
  },
  {
    name: 'a log-out missed by the device is forgotten',
    changes: [
      {
        file: 'worker/storage/openVault.ts',
        from: `if (!epoch || !over.includes(epoch)) return stored;`,
        to: `if (!epoch || over !== undefined) return stored;`,
      },
    ],
    found: { test: 'worker/storage/openVaultSessions.test.ts' },
  },
  {
    name: 'a social log-in begun by another player is completed',
    changes: [
      {
        file: 'worker/features/account/social.ts',
        from: `if (pending?.userId !== session.userId || !isExpected)`,
        to: `if (!pending)`,
      },
    ],
    found: { test: 'worker/features/account/social.test.ts' },
  },
  {
    name: 'wrong codes of requests without an id aren’t counted',
    changes: [
      {
        file: 'sandbox/ledger/operations.ts',
        from: `if (error instanceof Refusal && counted.has(error.code)) return`,
        to: `if (error instanceof Refusal && counted.size === 0) return`,
      },
    ],
    found: { test: 'sandbox/operator/api/unnamedProofs.test.ts' },
  },
];
