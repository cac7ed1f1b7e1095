import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { pushTopics, type PushTopic } from '#contract/push.ts';
import { stores } from '#data/stores.ts';
import { report } from '#nav/report.ts';
import { OpenInBrowser } from '#shared/install/part.ts';
import { toast } from '#nav/toasts.ts';
import { useAction } from '#nav/useAction.ts';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import { chooseTopics, device, look } from './device.ts';
import { startPush } from './keepAligned.ts';
import { words } from './words.en.ts';

/** The notification settings: off until the player wants them, and by topic (ME-07, O-23). */
export function Notifications() {
  const t = words.use();
  const { userId, pushKey } = useSnapshot(stores.session);
  const { state } = useSnapshot(stores.rg);
  const { ability, topics } = useSnapshot(device);
  useEffect(() => {
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [userId]);
  const { busy, run } = useChoice();

  if (pushKey === '') return <ListRow title={t('title')} text={t('noneSent')} />;
  if (ability === 'embedded')
    return (
      <>
        <ListRow title={t('title')} />
        <OpenInBrowser reason="notify" />
      </>
    );
  if (ability !== 'ready') return <ListRow title={t('title')} text={t(ability)} />;
  if (!userId) return <ListRow title={t('title')} text={t('forPlayers')} />;
  const isOn = topics.length > 0;
  // On a break notifications can only be switched off.
  if (state !== 0 && !isOn) return <ListRow title={t('title')} text={t('onBreak')} />;
  const change = (topic: PushTopic, on: boolean) =>
    void run(pushTopics.filter((each) => (each === topic ? on : topics.includes(each))));
  return (
    <>
      <Switch
        label={t('onThisDevice')}
        note={t(state === 0 ? 'note' : 'onBreak')}
        on={isOn}
        disabled={busy || !pushKey}
        onSwitch={(on) => void run(on ? [...pushTopics] : [])}
      />
      {isOn &&
        state === 0 &&
        pushTopics.map((topic) => (
          <Switch
            key={topic}
            label={t(topic)}
            note={t(`${topic}Note`)}
            on={topics.includes(topic)}
            disabled={busy}
            onSwitch={(on) => change(topic, on)}
          />
        ))}
    </>
  );
}

/** The player's choice, and what to say if it couldn't be applied. */
export function useChoice() {
  return useAction(
    async (topics: PushTopic[]) => {
      startPush();
      const isDone = await chooseTopics(topics);
      if (!isDone) toast(words.say('notAllowed'));
      return isDone;
    },
    (failure) => (failure instanceof DOMException ? toast(words.say('noService')) : report(failure)),
  );
}
