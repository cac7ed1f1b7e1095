import type { ComponentProps, FunctionComponent } from 'react';
import { proxy, ref } from 'valtio';
import { Failure } from '../../worker/contract/failure.ts';
import { entry, historySettled, pushModalEntry, stepBack } from './entries.ts';
import { languageReady } from './i18n/area.ts';
import { withLoadingBar } from './loading.ts';
import { TipsModal } from './TipsModal.tsx';

interface Rules {
  /** Showing one of a set takes the place of the others. */
  set?: 'auth';
  /** Stays until it is answered: neither back nor Escape closes it, and nothing is shown over it. */
  firm?: true;
}

/** What every dialog is given: its way out, which is also where back and Escape lead. */
export interface ModalBase {
  close: () => void;
}

const modal = <P extends ModalBase>(load: () => Promise<{ default: FunctionComponent<P> }>, rules: Rules = {}) => ({
  load,
  rules,
});

/** Every dialog of the app, loaded when it is first shown. What it needs to know are its component's own props. */
export const modals = {
  login: modal(() => import('../features/auth/LoginModal.tsx'), { set: 'auth' }),
  register: modal(() => import('../features/auth/RegisterModal.tsx'), { set: 'auth' }),
  forgot: modal(() => import('../features/auth/ForgotModal.tsx'), { set: 'auth' }),
  ageNotice: modal(() => import('../features/auth/AgeNoticeModal.tsx'), { firm: true }),
  password: modal(() => import('../features/auth/PasswordModal.tsx')),
  bind: modal(() => import('../features/auth/BindModal.tsx')),
  avatar: modal(() => import('../features/member/AvatarModal.tsx')),
  nickname: modal(() => import('../features/member/NicknameModal.tsx')),
  revoke: modal(() => import('../features/member/RevokeModal.tsx')),
  logout: modal(() => import('../features/member/LogoutModal.tsx')),
  guide: modal(() => import('../features/home/below/GuideModal.tsx')),
  gameInfo: modal(() => import('../features/games/GameInfoModal.tsx')),
  /** Comes with the shell: it is there to say that nothing comes. */
  tips: modal(async () => ({ default: TipsModal })),
};

export type ModalName = keyof typeof modals;
type Loaded<N extends ModalName> = Awaited<ReturnType<(typeof modals)[N]['load']>>['default'];
type Props<N extends ModalName> = Omit<ComponentProps<Loaded<N>>, 'close'>;

/** A dialog on screen: its component, and what it was told. */
export interface Shown {
  id: number;
  name: ModalName;
  View: FunctionComponent<ModalBase>;
  props: object;
}

/** The dialogs on screen, bottom to top. */
export const shown = proxy<Shown[]>([]);

const isFirm = ({ name }: { name: ModalName }) => modals[name].rules.firm === true;
const withEntry = () => shown.filter((each) => !isFirm(each));
const rivals = (a: ModalName, b: ModalName) => {
  const { set } = modals[a].rules;
  return a === b || (set !== undefined && set === modals[b].rules.set);
};

let lastId = 0;

/** Code comes over the network, so not having it is the network's failure, and no bug. */
const notHad = (error: unknown): never => {
  throw new Failure('network', 0, {}, String(error));
};

/** Shows a dialog, once its code and its words are there; one of the same name or set gives way. Rejects as `network` without code. */
export async function show<N extends ModalName>(name: N, props: Props<N>): Promise<void> {
  const { default: View } = await withLoadingBar<{ default: unknown }>(modals[name].load().catch(notHad));
  await Promise.all([languageReady(), historySettled()]);
  lastId += 1;
  const next = ref({ id: lastId, name, View: View as FunctionComponent<ModalBase>, props });
  const rival = shown.findIndex((each) => rivals(each.name, name));
  if (rival !== -1) {
    shown[rival] = next;
    return;
  }
  shown.push(next);
  if (!isFirm(next)) pushModalEntry();
}

function drop(id: number): void {
  const at = shown.findIndex((each) => each.id === id);
  if (at !== -1) shown.splice(at, 1);
}

/** Closes one dialog, and takes its entry out of the history's way. */
export function close(id: number): void {
  const closed = shown.find((each) => each.id === id);
  if (!closed) return;
  drop(id);
  if (!isFirm(closed) && entry().modals > 0) stepBack();
}

/** After a step back: closes the dialogs that stood on the entry left. One whose dialog is long gone is passed over. */
export function closeOnBack(): void {
  const { modals: depth } = entry();
  const open = withEntry();
  for (const { id } of open.slice(depth)) drop(id);
  if (open.length < depth) stepBack();
}

/** Closes all that a new page closes; true when the entry the tab stands on belonged to one of them. */
export function dropModals(): boolean {
  for (const { id } of withEntry()) drop(id);
  return entry().modals > 0;
}
