import type { Stores } from '#contract/stores.ts';
import { admit, loginPage } from '#nav/guards.ts';
import type { Route } from '#nav/routes.ts';
import { words } from '#i18n/words.en.ts';

type Session = Stores['session'];

/** Where to redirect when a session ends on a page, if anywhere (spec §4, §8). */
export function afterEnd({ ended, savedAccount, userId }: Session, route: Route | undefined): string | undefined {
  switch (ended) {
    case 'left':
    case 'replaced':
      return '/';
    case 'expired':
      return loginPage({ savedAccount });
    case 'elsewhere':
    case null: {
      const verdict = admit(route?.rules.guard, { userId, savedAccount });
      return verdict === true ? undefined : verdict;
    }
  }
}

/** The message about the end of a session, if any. */
export function endMessage({ ended, stoppedActs }: Session): string | undefined {
  switch (ended) {
    case 'expired':
      return words.say('expired');
    case 'elsewhere':
      return words.say('leftElsewhere');
    case 'replaced':
      return words.say(stoppedActs > 0 ? 'stoppedActs' : 'replaced');
    case 'left':
    case null:
      return undefined;
  }
}
