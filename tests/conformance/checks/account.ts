import { badParameter, notFound } from '#contract/codes.ts';
import { kycStates } from '#contract/kyc.ts';
import { newSubscription } from '#sandbox/testing/pushService.ts';
import { Skipped, type Check } from '../check.ts';
import { alike, done, must, refused } from '../expect.ts';
import { applicationOf, homeOf } from '../identity.ts';
import { feedback, loggedIn, preLoginOf } from '../reads.ts';

const cites = ['ME-07'];
const pages = { pageNum: 1, pageSize: 20 };

/** What players do with their account alone. */
export const account: Check[] = [
  {
    id: 'account.profile',
    says: 'A new nickname is in the answer of updateProfile and in preLogin',
    cites: ['ME-01'],
    async run(kit) {
      const player = await kit.player();
      const nickname = `Kit${crypto.randomUUID().slice(0, 5)}`;
      const changed = await player.call('updateProfile', { nickname });
      const started = await player.call('preLogin', preLoginOf(player.deviceId));
      for (const { userInfo } of [done(changed), done(started)])
        must(userInfo?.nickname === nickname, `The nickname ${nickname}`, changed, started);
    },
  },
  {
    id: 'account.details',
    says: 'Personal data is stored as sent, and a change leaves the other fields alone',
    cites,
    async run(kit) {
      const player = await kit.player();
      done(await player.call('updateAppUserOther', { city: 'Manila', zip: '1000' }));
      done(await player.call('updateAppUserOther', { occupation: 'Teacher' }));
      const other = await player.call('appUserOther');
      const { city, zip, occupation } = done(other);
      must([city, zip, occupation].join() === 'Manila,1000,Teacher', 'Manila, 1000 and Teacher', other);
    },
  },
  {
    id: 'account.address',
    says: 'A delivery address made of areas from addressAreas is stored as sent',
    cites,
    async run(kit) {
      const player = await kit.player();
      const home = await homeOf(player);
      done(await player.call('updateAddress', home));
      const kept = await player.call('shippingAddress');
      const { address } = done(kept);
      const isSame = (['region', 'province', 'city', 'barangay', 'street'] as const).every(
        (field) => address?.[field] === home[field],
      );
      must(isSame, 'The address that was sent', kept);
    },
  },
  {
    id: 'account.mails',
    says: 'Marking all mails as read and deleting all of them succeed, even with an empty inbox',
    cites,
    async run(kit) {
      const player = await kit.player();
      done(await player.call('readMails'));
      const now = await player.call('refreshData');
      must((done(now).mailUnread ?? 0) === 0, 'mailUnread 0', now);
      done(await player.call('delMail', { readAll: true }));
    },
  },
  {
    id: 'account.feedback',
    says: 'Copies of a feedback are one feedback, stored as sent, which no other player can read (404)',
    cites: ['FB-01', 'I1'],
    async run(kit) {
      const player = await kit.player();
      const copies = await player.copies('feedbackAdd', feedback, 3);
      const { id } = done(copies[0]!);
      alike(copies, 'The first answer for every copy');
      const list = await player.call('feedbackList', pages);
      must(
        done(list)
          .list.map((each) => each.id)
          .join() === String(id),
        `A list with ${id} alone`,
        ...copies,
        list,
      );
      const detail = await player.call('feedbackDetail', { id });
      must(done(detail).content === feedback.content, 'The text that was sent', detail);
      refused(await (await kit.player()).call('feedbackDetail', { id }), notFound);
    },
  },
  {
    id: 'account.push',
    says: 'A device can subscribe to push messages and unsubscribe; an endpoint that is no push service is refused with 400',
    cites: ['O-23'],
    async run(kit) {
      const player = await kit.player();
      const { pushKey } = done(await player.call('getAfterLoginInfoWeb', loggedIn));
      if (!pushKey) throw new Skipped('getAfterLoginInfoWeb has no "pushKey"');
      const device = { lang: 'en', topics: ['payouts'] };
      const { subscription } = newSubscription(`https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`);
      for (const endpoint of ['https://127.0.0.1/push', 'https://push.example/send'])
        refused(await player.call('pushSubscribe', { ...subscription, ...device, endpoint }), badParameter, {
          as: { field: 'endpoint' },
        });
      done(await player.call('pushSubscribe', { ...subscription, ...device }));
      done(await player.call('pushUnsubscribe', { endpoint: subscription.endpoint }));
    },
  },
  {
    id: 'account.identity',
    says: 'A submitted identity check is pending or decided, and its copies get the same answer',
    cites: ['I1', 'ME-07'],
    async run(kit) {
      const player = await kit.player();
      const body = player.sentBy('addKyc', await applicationOf(player));
      const submitted = await player.call('addKyc', body);
      must(done(submitted).hasKyc !== kycStates.none, 'hasKyc 1, or decided already', submitted);
      alike([submitted, await player.call('addKyc', body)], 'The first answer for a copy');
      const check = await player.call('kyc');
      must(done(check).status !== kycStates.none, 'Status 1, or decided already', check);
    },
  },
];
