import { Skeleton } from '#ui/states/Skeleton.tsx';
import css from './Page.module.css';

/** The loading state of a page. */
export function Waiting() {
  return (
    <main className={css['page']} aria-busy="true">
      <div className={css['head']} />
      <Skeleton lines={5} />
    </main>
  );
}
