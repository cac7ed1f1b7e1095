import { answer, answering, dataOf, newId, only, withBody, type Fault } from './fault.ts';

/** Faults of what a player does alone: the lobby, the account. */
export const ofAccount: Fault[] = [
  {
    says: 'likes are answered with a sentence instead of their ids',
    foundBy: 'lobby.likes',
    plant: () => answering('gameLike', (body) => (body['likeGameIds'] = 'all of them')),
  },
  {
    says: 'a liked game is forgotten by the next session',
    foundBy: 'lobby.likes',
    plant: () => answering('getAfterLoginInfoWeb', (body) => (body['likeGameIds'] = [])),
  },
  {
    says: 'the balance after a game is a text',
    foundBy: 'lobby.exitGame',
    plant: () => answering('exitGame', (body) => (body['coin'] = String(body['coin']))),
  },
  {
    says: 'events that come a second time cause a server error',
    foundBy: 'lobby.events',
    plant: () => {
      const ids = new Set<string>();
      return only('anonymous/appEventLogClient', async (sent, forward) => {
        const id = JSON.stringify(sent.body['eventList']);
        if (ids.has(id)) return answer({ error: 'unique' }, 500);
        ids.add(id);
        return forward(sent);
      });
    },
  },
  {
    says: 'the event log refuses more than ten events at once',
    foundBy: 'lobby.manyEvents',
    plant: () =>
      only('anonymous/appEventLogClient', async (sent, forward) =>
        (sent.body['eventList'] as unknown[]).length > 10
          ? answer({ errcode: 400, field: 'eventList' })
          : forward(sent),
      ),
  },
  {
    says: 'the event log accepts any number of events at once',
    foundBy: 'lobby.manyEvents',
    plant: () =>
      only('anonymous/appEventLogClient', (sent, forward) =>
        forward(withBody(sent, { eventList: (sent.body['eventList'] as unknown[]).slice(0, 20) })),
      ),
  },
  {
    says: 'a new nickname is answered, and not kept',
    foundBy: 'account.profile',
    plant: () => answering('preLogin', (body) => Object.assign(body['userInfo'] ?? {}, { nickname: 'Old' })),
  },
  {
    says: 'a change of personal data clears the other fields',
    foundBy: 'account.details',
    plant: () =>
      only('updateAppUserOther', (sent, forward) => forward(withBody(sent, { zip: sent.body['zip'] ?? '' }))),
  },
  {
    says: 'a delivery address is answered, and not kept',
    foundBy: 'account.address',
    plant: () => answering('shippingAddress', (body) => delete dataOf(body)['address']),
  },
  {
    says: 'a new password leaves other sessions alive',
    foundBy: 'account.password',
    plant: () =>
      only('refreshData', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['errcode'] === 401 ? answer({ errcode: 0, coin: 0 }) : came;
      }),
  },
  {
    says: 'any password proves that the player is there',
    foundBy: 'account.reauthenticate',
    plant: () => only('reauthenticate', async () => answer({ errcode: 0 })),
  },
  {
    says: 'a session of another player can be revoked',
    foundBy: 'account.sessions',
    plant: () =>
      only('sessionRevoke', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['errcode'] === 404 ? answer({ errcode: 0 }) : came;
      }),
  },
  {
    says: 'deleting all mails is refused where there are none',
    foundBy: 'account.mails',
    plant: () => only('delMail', async () => answer({ errcode: 404 })),
  },
  {
    says: 'every copy of a feedback is another one',
    foundBy: 'account.feedback',
    plant: () => only('feedbackAdd', (sent, forward) => forward(withBody(sent, newId()))),
  },
  {
    says: 'any player can read a feedback',
    foundBy: 'account.feedback',
    plant: () => {
      let first: string | undefined;
      return only('feedbackDetail', (sent, forward) => {
        first ??= sent.headers['authorization'];
        return forward({ ...sent, headers: { ...sent.headers, authorization: first! } });
      });
    },
  },
  {
    says: 'push messages go to any address',
    foundBy: 'account.push',
    plant: () =>
      only('pushSubscribe', (sent, forward) =>
        forward(withBody(sent, { endpoint: 'https://fcm.googleapis.com/fcm/send/any' })),
      ),
  },
  {
    says: 'an identity check is accepted, and never pending',
    foundBy: 'account.identity',
    plant: () => answering('kyc', (body) => (dataOf(body)['status'] = 0)),
  },
];
