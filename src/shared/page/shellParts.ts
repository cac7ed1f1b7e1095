import type { FunctionComponent } from 'react';
import { proxy } from 'valtio';
import type { Route } from '#nav/routes.ts';

export interface NotOnDeviceProps {
  route: Route;
  onRetry: () => void;
}

export interface OfflineNoteProps {
  /** What is missing: the code of a page or a part, or what it shows. */
  lacks: 'code' | 'data';
  onRetry: () => void;
}

export interface EntryDotProps {
  /** The address that the entry leads to. */
  path: string;
  /** Of what the dot says, for the `aria-describedby` of the entry; without one it is part of the entry's name. */
  id?: string;
}

/** Components of the shell that load after the first screen, for use in every layer. */
export interface DeferredParts {
  Surroundings: FunctionComponent;
  SkipLinks: FunctionComponent;
  EntryDot: FunctionComponent<EntryDotProps>;
  Footer: FunctionComponent;
  StorageBanner: FunctionComponent;
  NotOnDevice: FunctionComponent<NotOnDeviceProps>;
  OfflineNote: FunctionComponent<OfflineNoteProps>;
  WorkerStopped: FunctionComponent;
}

/** What the shell and every layer below it tell each other. */
interface ShellParts {
  /** Null until loaded. */
  parts: DeferredParts | null;
  /** What a feature keeps over every page, as a chat that goes on. */
  over: FunctionComponent | null;
  /** The time that the connection bar says the page is from, epoch milliseconds; 0 while it says none. */
  asOf: number;
  /** The code of the page can't be had, so it has the bottom tabs whatever page it is. */
  lost: boolean;
}

export const shellParts = proxy<ShellParts>({ parts: null, over: null, asOf: 0, lost: false });
