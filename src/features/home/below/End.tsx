import { Activities } from './Activities.tsx';
import { Foot } from './Foot.tsx';
import { Notices } from './Notices.tsx';

/** The end of the lobby. */
export function End() {
  return (
    <>
      <Notices />
      <Activities />
      <Foot />
    </>
  );
}
