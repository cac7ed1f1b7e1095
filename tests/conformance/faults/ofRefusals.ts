import { appAddress } from '#sandbox/testing/testOperator.ts';
import { answer, despite, newId, only, orderMade, withBody, type Fault } from './fault.ts';

const day = 24 * 60 * 60 * 1_000;
/** A channel of the sandbox that accepts any amount. */
const openChannel = 2;

const appHost = new URL(appAddress).hostname;
const hostOf = (address: string) => new URL(address).hostname;
const pathOf = (address: string) => new URL(address).pathname;
/** The host of an address whose backslash is taken for a part of the credentials, as by older parsers. */
const looseHostOf = (address: string) => hostOf(address.replace('\\', ''));

/** A payment page returns to addresses that aren’t the app’s. */
const returning = (where: string, accepts: (address: string) => boolean): Fault => ({
  says: `a payment page may return ${where}`,
  foundBy: 'refusals.returnUrl',
  plant: () =>
    only('createRecharge', (sent, forward) =>
      forward(accepts(String(sent.body['returnUrl'])) ? withBody(sent, { returnUrl: appAddress }) : sent),
    ),
});

/** Faults of refusals: codes and details. */
export const ofRefusals: Fault[] = [
  {
    says: 'a refusal lacks its code',
    foundBy: 'refusals.amount',
    plant: () =>
      only('createRecharge', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['errcode'] === 3002 ? answer({ msg: 'Too little', min: 10_000 }) : came;
      }),
  },
  {
    says: 'a deposit is placed whatever bonus its player was shown',
    foundBy: 'refusals.bonus',
    plant: () => only('createRecharge', (sent, forward) => forward(withBody(sent, { bonus: undefined }))),
  },
  {
    says: 'a deposit of the least amount is refused',
    foundBy: 'refusals.bounds',
    plant: () => {
      let min: unknown;
      return only('createRecharge', async (sent, forward) => {
        const came = await forward(sent);
        min ??= came.body['min'];
        return sent.body['amount'] === min ? answer({ errcode: 3002, min, max: 5_000_000 }) : came;
      });
    },
  },
  {
    says: 'a deposit may be a peso below the least amount',
    foundBy: 'refusals.bounds',
    plant: () =>
      only('createRecharge', async (sent, forward) => {
        const came = await forward(sent);
        const isNear = came.body['errcode'] === 3002 && sent.body['amount'] === Number(came.body['min']) - 100;
        return isNear ? orderMade() : came;
      }),
  },
  {
    says: 'a deposit may be a peso above the greatest amount',
    foundBy: 'refusals.bounds',
    plant: () =>
      only('createRecharge', async (sent, forward) => {
        const came = await forward(sent);
        const isNear = came.body['errcode'] === 3002 && sent.body['amount'] === Number(came.body['max']) + 100;
        return isNear ? orderMade() : came;
      }),
  },
  {
    says: 'a deposit may be a hundredth below the least amount, or above the greatest',
    foundBy: 'refusals.bounds',
    plant: () =>
      only('createRecharge', (sent, forward) =>
        forward(withBody(sent, { amount: Math.round(Number(sent.body['amount']) / 100) * 100 })),
      ),
  },
  {
    says: 'a transfer to the safebox may be a hundredth more than the balance',
    foundBy: 'refusals.safeboxAll',
    plant: () =>
      only('safeboxTransfer', async (sent, forward) => {
        const came = await forward(sent);
        if (came.body['errcode'] !== 3001) return came;
        return forward(withBody(sent, { ...newId(), amount: Number(sent.body['amount']) - 1 }));
      }),
  },
  {
    says: 'a refusal has a code that isn’t in the contract',
    foundBy: 'refusals.unknown',
    plant: () =>
      only('exchangeStatus', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['errcode'] === 404 ? answer({ errcode: 9_404 }) : came;
      }),
  },
  {
    says: 'a deposit that is refused has the code of success',
    foundBy: 'refusals.amount',
    plant: () => only('createRecharge', despite(3002, orderMade)),
  },
  returning('to any address', () => true),
  returning('to an address that begins with the app’s origin', (address) => address.startsWith(appAddress)),
  returning('to a host that begins with the app’s', (address) => hostOf(address).startsWith(appHost)),
  returning('to a host that ends with the app’s', (address) => hostOf(address).endsWith(appHost)),
  returning('to the app’s host at any port', (address) => hostOf(address) === appHost),
  returning('to an address with the app’s origin in its path', (address) => pathOf(address).includes(appAddress)),
  returning('to the host that a parser without backslashes sees', (address) => looseHostOf(address) === appHost),
  {
    says: 'a channel’s minimum never rises',
    foundBy: 'refusals.later',
    plant: () =>
      only('createRecharge', async (sent, forward) => {
        const came = await forward(sent);
        const { amount } = sent.body as { amount: number };
        return came.body['errcode'] === 3002 && amount >= 10_000 && amount < 20_000 ? orderMade() : came;
      }),
  },
  {
    says: 'a channel’s minimum is that of later deposits from the first one on',
    foundBy: 'refusals.later',
    plant: () =>
      only('createRecharge', async (sent, forward) => {
        const { amount, rechargeTypeId } = sent.body;
        const isLess = rechargeTypeId === openChannel && Number(amount) < 20_000;
        return isLess ? answer({ errcode: 3002, min: 20_000, max: 5_000_000 }) : forward(sent);
      }),
  },
  {
    says: 'an unknown channel is replaced by another',
    foundBy: 'refusals.channel',
    plant: () =>
      only('createRecharge', (sent, forward) =>
        forward(withBody(sent, { rechargeTypeId: Math.min(Number(sent.body['rechargeTypeId']), openChannel) })),
      ),
  },
  {
    says: 'an act without a requestId is given one',
    foundBy: 'refusals.requestId',
    plant: () =>
      only('createRecharge', (sent, forward) => forward(withBody(sent, sent.body['requestId'] ? {} : newId()))),
  },
  {
    says: 'the refusal of a wrong safebox password lacks the tries left',
    foundBy: 'refusals.safebox',
    plant: () =>
      only('safeboxTransfer', async (sent, forward) => {
        const came = await forward(sent);
        delete came.body['left'];
        return came;
      }),
  },
  {
    says: 'a statement that begins after its end is answered',
    foundBy: 'refusals.period',
    plant: () =>
      only('statement', (sent, forward) => {
        const { startTime, endTime } = sent.body as { startTime: number; endTime: number };
        return forward(withBody(sent, { startTime: Math.min(startTime, endTime) }));
      }),
  },
  {
    says: 'a statement of 90 days is refused',
    foundBy: 'refusals.period',
    plant: () =>
      only('statement', async (sent, forward) => {
        const { startTime, endTime } = sent.body as { startTime: number; endTime: number };
        return endTime - startTime < 90 * day ? forward(sent) : answer({ code: 400, field: 'startTime' });
      }),
  },
];
