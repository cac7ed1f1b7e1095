import { useSnapshot } from 'valtio';
import type { Activity } from '#contract/entities.ts';
import { clickTypes } from '#contract/rewards/clickTypes.ts';
import { stores } from '#data/stores.ts';
import type { ClickWay } from '#shared/activities/clickWay.ts';
import { Way } from '#shared/activities/Way.tsx';
import { words } from '../words.en.ts';

interface EventButtonProps {
  activity: Readonly<Activity>;
  way: ClickWay;
  /** The operator's text, or ours by the action if that is empty. */
  text: string;
}

const support = 'askSupport';
const keys = { page: 'open', game: 'play', outside: 'openSite', dialog: 'open', service: support } as const;

/** The button of an event, by the operator's click action. */
export function EventButton({ activity, way, text }: EventButtonProps) {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const asksLogIn = way.kind === 'dialog' && way.forPlayers && userId === 0;
  const key = activity.clickType === clickTypes.service ? support : keys[way.kind];
  return <Way way={way} kind="gold" label={asksLogIn ? t('logInFirst') : text || t(key)} />;
}
