import { answer, despite, only, withBody, type Fault } from './fault.ts';

/** A registration that is accepted with a field’s value that must be refused. */
const registers = (says: string, field: string, value: unknown): Fault => ({
  says,
  foundBy: 'refusals.consent',
  plant: () =>
    only('accountRegist', (sent, forward) =>
      forward(sent.body[field] === value ? withBody(sent, { ageConfirmed: true, termsVersion: '1' }) : sent),
    ),
});

/** Faults of registrations, log-ins and one-time codes. */
export const ofEntry: Fault[] = [
  {
    says: 'passwords can be tried without end',
    foundBy: 'refusals.locked',
    plant: () =>
      only(
        'accountLogin',
        despite(2002, () => answer({ errcode: 2001, left: 1 })),
      ),
  },
  {
    says: 'the refusal of a wrong password lacks the tries left',
    foundBy: 'refusals.password',
    plant: () =>
      only('accountLogin', async (sent, forward) => {
        const came = await forward(sent);
        delete came.body['left'];
        return came;
      }),
  },
  {
    says: 'the refusal of a common password doesn’t say that it is common',
    foundBy: 'refusals.common',
    plant: () =>
      only('accountRegist', async (sent, forward) => {
        const came = await forward(sent);
        delete came.body['kind'];
        return came;
      }),
  },
  registers('somebody registers without confirming the age', 'ageConfirmed', false),
  registers('an age that is denied as 0 counts as confirmed', 'ageConfirmed', 0),
  registers('somebody registers without accepting the terms', 'termsVersion', ''),
  {
    says: 'the refusal of an age that isn’t confirmed names no field',
    foundBy: 'refusals.consent',
    plant: () =>
      only('accountRegist', async (sent, forward) => {
        const came = await forward(sent);
        delete came.body['field'];
        return came;
      }),
  },
  {
    says: 'codes for a logged-in player’s own number are sent without a token',
    foundBy: 'refusals.codes',
    plant: () =>
      only('smsSend', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['errcode'] === 401 ? answer({ errcode: 0, resendSec: 60, expireSec: 300 }) : came;
      }),
  },
];
