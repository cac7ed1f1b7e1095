import type { Mutation } from './mutation.ts';

const identity = 'worker/core/identity.ts';
const overtaken = { test: 'sandbox/operator/identity/overtaken.test.ts' };

/** Bugs by which what one player does happens to the next, or is done once their session or password is over. */
export const ofSessions: readonly Mutation[] = [
  {
    name: 'a picture of one player gets into the draft of the next',
    changes: [
      {
        file: 'worker/features/kyc/kyc.ts',
        from: `      inSession(epoch);\n      await draft.savePicture(side, shrunk);`,
        to: `      await draft.savePicture(side, shrunk);`,
      },
    ],
    found: { test: 'worker/features/kyc/kyc.test.ts' },
  },
  {
    name: 'what one player typed for an identity check gets into the draft of the next',
    changes: [
      {
        file: 'worker/features/kyc/kyc.ts',
        from: `      inSession(epoch);\n      await draft.saveFields`,
        to: `      await draft.saveFields`,
      },
    ],
    found: { test: 'worker/features/kyc/kyc.test.ts' },
  },
  {
    name: 'a deposit is sent for who logs in while its device is checked',
    changes: [
      {
        file: 'worker/features/player/moneyActions.ts',
        from: `      if (session.epoch !== epoch) throw new Failure('stopped');\n`,
        to: ``,
      },
    ],
    found: { test: 'worker/features/player/moneyActions.test.ts' },
  },
  {
    name: 'an act is sent for the player who logs in while its code loads',
    changes: [
      {
        file: 'worker/invoke.ts',
        from: `    if (before && before !== epoch()) throw new Failure('stopped');\n`,
        to: '',
      },
    ],
    found: { test: 'worker/invoke.test.ts' },
  },
  {
    name: 'a log-in under way opens a session after a reset of its password',
    changes: [
      {
        file: 'sandbox/operator/identity/logins.ts',
        from: `if (now.passwordHash !== passwordHash) throw`,
        to: `if (!now) throw`,
      },
    ],
    found: overtaken,
  },
  {
    name: 'a log-in by a provider opens a session after a reset has removed it',
    changes: [
      {
        file: 'sandbox/operator/api/account/social.ts',
        from: `if ((await playerOfIdentity(trx, identity)) !== userId) throw`,
        to: `if (!trx) throw`,
      },
    ],
    found: overtaken,
  },
  {
    name: 'a change of the password under way overwrites its reset',
    changes: [
      {
        file: 'sandbox/operator/api/account/member.ts',
        from: `        await lockProven(trx, context, player);\n`,
        to: '',
      },
    ],
    found: overtaken,
  },
  {
    name: 'two removals at once leave a player no log-in method',
    changes: [
      {
        file: 'sandbox/operator/identity/reauthentication.ts',
        from: `if (isOther('account') || isOther('mobile') ||`,
        to: `if (`,
      },
    ],
    found: overtaken,
  },
  {
    name: 'a call runs though its session has ended while it waited for its turn',
    changes: [
      {
        file: 'sandbox/operator/api/serve.ts',
        from: `handle(name, endpoint, input, await contextNow(ownerInTurn))`,
        to: `handle(name, endpoint, input, context)`,
      },
    ],
    found: overtaken,
  },
  {
    name: 'a withdrawal is made though its session has ended while its password was hashed',
    changes: [
      { file: 'sandbox/operator/api/money/withdrawals.ts', from: `      await checkAlive(db, token);\n`, to: '' },
    ],
    found: overtaken,
  },
  {
    name: 'an inviter is named though its session has ended while the call waited',
    changes: [
      { file: 'sandbox/operator/identity/parents.ts', from: `  await lockSession(trx, { userId, token });\n`, to: '' },
    ],
    found: { test: 'sandbox/operator/identity/parents.test.ts' },
  },
  {
    name: 'a token renewed for one player becomes that of the next',
    changes: [{ file: identity, from: `stored === epoch && { token: newToken }`, to: `{ token: newToken }` }],
    found: { test: 'worker/core/identityDeafTab.test.ts' },
  },
  {
    name: 'a log-out in a tab left behind ends the next player’s session',
    changes: [{ file: identity, from: `(userId && userId !== former ? {} : left)`, to: `(userId ? left : left)` }],
    found: { test: 'worker/core/identityDeafTab.test.ts' },
  },
  {
    name: 'a player’s data stay on the device when another one logs in over their session',
    changes: [{ file: identity, from: `      if (former && former !== user.id) await wipe();\n`, to: '' }],
    found: { test: 'worker/core/identityWipes.test.ts' },
  },
  {
    name: 'a log-in found half done is taken for an ended session',
    changes: [{ file: identity, from: `    if (stored.epoch === entering) return;\n`, to: '' }],
    found: { test: 'worker/core/identity.test.ts' },
  },
  {
    name: 'the end of an act deletes the intent of a newer one',
    changes: [
      {
        file: 'worker/core/moneyActs.ts',
        from: `if (stored?.requestId === requestId) await intents.drop(name);`,
        to: `if (stored) await intents.drop(name);`,
      },
    ],
    found: { test: 'worker/core/moneyActsKept.test.ts' },
  },
  {
    name: 'a replacement worker resumes the game of the player before',
    changes: [
      {
        file: 'worker/features/play/play.ts',
        from: `if (currentOpening || session.epoch !== epoch) return;`,
        to: `if (currentOpening) return;`,
      },
    ],
    found: { test: 'worker/features/play/resumedGame.test.ts' },
  },
  {
    name: 'a game goes on after the session that opened it has ended',
    changes: [{ file: 'sandbox/db/stays.ts', from: ` and not tokens.revoked and`, to: ` and` }],
    found: { test: 'sandbox/operator/games/endedSessions.test.ts' },
  },
  {
    name: 'a code asked for by a stranger at the same address stands for the device’s own',
    changes: [
      {
        file: 'sandbox/operator/identity/codes.ts',
        from: `    .orderBy(sql\`array_position(array[\${sql.join(names)}]::text[], asker)\`)\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/identity/codes.test.ts' },
  },
  {
    name: 'feedback that waits for a picture is sent by whoever is logged in then',
    changes: [
      { file: 'src/features/feedback/form/useFeedbackForm.ts', from: `        checkSession(epoch);\n`, to: '' },
    ],
    found: { test: 'src/features/feedback/nextPlayer.test.tsx' },
  },
  {
    name: 'a break that is being stored is sent by whoever is logged in then',
    changes: [
      {
        file: 'worker/features/rg/outbox.ts',
        from: `      if (session.epoch !== epoch) throw new Failure('stopped');\n`,
        to: '',
      },
    ],
    found: { test: 'worker/features/rg/nextPlayer.test.ts' },
  },
  {
    name: 'a break that is delivered later goes out with the token of whoever is logged in then',
    changes: [
      {
        file: 'worker/features/rg/outbox.ts',
        from: `      const isOwn = () => userId === session.userId;\n`,
        to: `      const wasOwn = userId === session.userId;\n      const isOwn = () => wasOwn;\n`,
      },
    ],
    found: { test: 'worker/features/rg/nextPlayer.test.ts' },
  },
  {
    name: 'a log-out from all devices is sent by whoever is logged in then',
    changes: [{ file: 'worker/features/session/playerSession.ts', from: `{ all }, { epoch }`, to: `{ all }` }],
    found: { test: 'worker/features/rg/nextPlayer.test.ts' },
  },
  {
    name: 'the next visitor of a tab has the chat of the player who has logged out',
    changes: [
      {
        file: 'src/features/info/service/chatSession.ts',
        from: `kept?.epoch === epoch ? kept.id`,
        to: `kept ? kept.id`,
      },
    ],
    found: { test: 'src/features/info/service/chatSession.test.ts' },
  },
  {
    name: 'the rest of a player’s claims is sent by whoever is logged in then',
    changes: [
      { file: 'src/features/bonus/claiming/useClaiming.ts', from: ` || stores.session.epoch !== epoch`, to: '' },
    ],
    found: { test: 'src/features/bonus/claiming/claiming.test.tsx' },
  },
];
