import { Activities } from './Activities.tsx';
import { Foot } from './Foot.tsx';

/** The end of the lobby. */
export function End() {
  return (
    <>
      <Activities />
      <Foot />
    </>
  );
}
