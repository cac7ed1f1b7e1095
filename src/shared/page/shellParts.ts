import type { FunctionComponent } from 'react';
import { proxy } from 'valtio';
import type { Route } from '#nav/routes.ts';

export interface NotOnDeviceProps {
  route: Route;
  onRetry: () => void;
}

export interface OfflineNoteProps {
  /** What is missing: the code of a page or a part, or its data. */
  lacks: 'code' | 'data';
  onRetry: () => void;
}

export interface EntryDotProps {
  /** The address of the entry. */
  path: string;
  /**
   * The id of the dot's text, for the `aria-describedby` of the entry; without one it is part of the entry's name.
   */
  id?: string;
}

/** Components of the shell that load after the first screen, for use in every layer. */
export interface DeferredParts {
  Surroundings: FunctionComponent;
  SkipLinks: FunctionComponent;
  EntryDot: FunctionComponent<EntryDotProps>;
  MailCount: FunctionComponent<{ id: string }>;
  Footer: FunctionComponent;
  StorageBanner: FunctionComponent;
  NotOnDevice: FunctionComponent<NotOnDeviceProps>;
  OfflineNote: FunctionComponent<OfflineNoteProps>;
  WorkerStopped: FunctionComponent;
}

/** State shared between the shell and the layers below it. */
interface ShellParts {
  /** Null until loaded. */
  parts: DeferredParts | null;
  /** What a feature shows over every page, such as an ongoing chat. */
  over: FunctionComponent | null;
  /** The time of the page's data as the connection bar shows it, epoch milliseconds; 0 while it shows none. */
  asOf: number;
  /** The page's code can't be loaded, so it has the bottom tabs whatever page it is. */
  lost: boolean;
}

export const shellParts = proxy<ShellParts>({ parts: null, over: null, asOf: 0, lost: false });
