import { useEffect, useReducer, useState, type FunctionComponent, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { words } from '#i18n/words.en.ts';
import { lazy, loaded } from '#nav/lazy.tsx';
import { NotHad } from './NotHad.tsx';

type Load<P> = () => Promise<FunctionComponent<P>>;

interface AbsentProps<P> {
  load: Load<P>;
  /** Renders the part with the props it was given. */
  draw: (Part: FunctionComponent<P>) => ReactNode;
  /** The part's own children. */
  children?: ReactNode;
}

/** Replaces a part whose code can't be loaded, until it can. */
function Absent<P>({ load, draw, children }: AbsentProps<P>) {
  const t = words.use();
  const { onLine, failing } = useSnapshot(stores.network);
  const [Part, setPart] = useState<FunctionComponent<P>>();
  const [attempt, retry] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    void loaded(load).then(
      (found) => setPart(() => found),
      () => {},
    );
  }, [load, attempt, onLine, failing]);
  if (Part) return draw(Part);
  const text = t('unreached', { brand: import.meta.env.VITE_BRAND_NAME });
  // Online, the part is missing because its build is gone, which needs a reload.
  return (
    <>
      <NotHad lacks="code" text={text} onRetry={() => (onLine ? location.reload() : retry())} />
      {children}
    </>
  );
}

/**
 * A part of a page whose code loads when it is first rendered. If it isn't on the device, the part says so above its
 * children, and loads once the network is back.
 */
export const lazyPart = <P extends object>(load: Load<P>) =>
  lazy<P & { children?: ReactNode }>(load, (props) => (
    <Absent load={load} draw={(Part) => <Part {...props} />}>
      {props.children}
    </Absent>
  ));
