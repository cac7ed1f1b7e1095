import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { client, device } from '#contract/client.ts';
import { readLocal, writeLocal } from '#browser/localStore.ts';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { linkOf } from './links.ts';

interface Kept {
  userId: number;
  code: string;
  link: string;
}

const name = 'invitation';
const nobody: Kept = { userId: 0, code: '', link: '' };

/**
 * The player's invitation code and link, with the operator's channel addresses: from the log-in, from the agents'
 * page, or as last cached, so that they are available offline (SH-01).
 */
export function useInvitation() {
  const { userId } = useSnapshot(stores.session);
  const login = useReply('getAfterLoginInfoWeb', { version: client.version, ...device });
  const agent = useReply('appAgent5User', {});
  const map = login.value?.shareUrlMap ?? {};
  const kept = readLocal('player', name, nobody);
  const code = login.value?.inviteCode ?? agent.value?.inviteCode;
  const link = code && linkOf(code, map['copy'], map['default'], agent.value?.shareUrl);
  useEffect(() => {
    if (code && link) writeLocal('player', name, { userId, code, link } satisfies Kept);
  }, [userId, code, link]);
  const known = code && link ? { code, link } : kept.userId === userId && kept.code ? kept : undefined;
  return {
    known,
    map,
    /** The player as an agent, unless the feature is off. */
    agent: agent.value,
    /** Nothing more is loading. */
    settled: [login, agent].every(({ value, failure }) => value ?? failure),
    failure: login.failure ?? agent.failure,
    retry: async () => void (await Promise.all([login.retry(), agent.retry()])),
  };
}
