import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { free, type Conditions } from './conditions.ts';

/** Bytes are sent in segments of this size, so that connections share the rate fairly. */
const segment = 1_400;

/** Minimum retransmission delay of a lost segment, in milliseconds. */
const leastWait = 200;

type Direction = 'up' | 'down';

/** The state of a link: connected, disconnected, or a black hole. */
export type LinkState = 'open' | 'closed' | 'hole';

const now = () => performance.now();

/** Resolves at a moment of `now`. */
const until = (moment: number) =>
  new Promise<void>((done) => {
    const left = moment - now();
    if (left > 0) setTimeout(done, Math.ceil(left)).unref();
    else done();
  });

/** One connection over the link, seen from the device. */
interface Line {
  socket: Socket;
  /** Whether it has sent data into a black hole, after which nothing on it arrives any more. */
  swallowed: boolean;
  /** Resolves when everything downloaded has arrived. */
  empty(): Promise<void>;
}

/**
 * The simulated link shared by all connections of a device. Rate and latency apply to every byte in each direction,
 * headers included, and a new connection costs a round trip. Changes apply from the next segment on.
 */
export function createLink() {
  let conditions = free;
  let state: LinkState = 'open';
  let carried = 0;
  const busyUntil = { up: 0, down: 0 };
  const lines = new Map<Duplex, Line>();

  /** When the next segment will have been sent, behind all queued ones. */
  function leaves(direction: Direction, bytes: number): number {
    busyUntil[direction] = Math.max(busyUntil[direction], now()) + bytes / conditions[direction];
    return busyUntil[direction];
  }

  /** Extra delay of this segment from simulated loss. */
  function late(): number {
    const { loss = 0, rtt } = conditions;
    const lost = Math.floor(++carried * loss) > Math.floor((carried - 1) * loss);
    return lost ? Math.max(leastWait, rtt) : 0;
  }

  /** Transmits one direction of a connection, in order. */
  function lane(line: Line, direction: Direction, deliver: (piece: Buffer) => void) {
    let left = Promise.resolve();
    let arrived = until(now() + (direction === 'up' ? conditions.rtt : 0));

    /** Skips data queued on a closed connection, so that it takes no bandwidth. */
    async function send(bytes: Buffer) {
      const size = conditions[direction] === Infinity ? bytes.length : segment;
      for (let at = 0; at < bytes.length && !line.socket.destroyed; at += size) {
        const piece = bytes.subarray(at, at + size);
        await until(leaves(direction, piece.length));
        const due = now() + conditions.rtt / 2 + late();
        arrived = arrived
          .then(() => until(due))
          .then(() => {
            line.swallowed ||= state === 'hole';
            if (!line.swallowed) deliver(piece);
          });
      }
    }

    return {
      /** Queues the bytes; resolves when all of them are sent. */
      carry: (bytes: Buffer) => (left = left.then(() => send(bytes))),
      /** Resolves when everything queued has arrived. */
      empty: () => left.then(() => arrived),
    };
  }

  return {
    /** Changes rate and latency for all connections. */
    shape(next: Conditions) {
      conditions = next;
      Object.assign(busyUntil, { up: 0, down: 0 });
    },
    /**
     * `closed` cuts all connections and refuses new ones. In a `hole` all data is silently lost in both directions; the
     * connections that sent data in it are cut when it ends.
     */
    become(next: LinkState) {
      for (const { socket, swallowed } of lines.values()) if (next === 'closed' || swallowed) socket.resetAndDestroy();
      state = next;
    },
    /** The far end of a new connection through the link; undefined when disconnected. */
    connect(socket: Socket): Duplex | undefined {
      if (state === 'closed') {
        socket.resetAndDestroy();
        return undefined;
      }
      const far = new Duplex({
        autoDestroy: false,
        read: () => {},
        write: (bytes: Buffer, _, taken) => void down.carry(bytes).then(() => taken()),
        async final(ended) {
          await down.empty();
          if (!line.swallowed) socket.end();
          ended();
        },
        destroy(error, done) {
          if (!socket.destroyed) socket.resetAndDestroy();
          done(error);
        },
      });
      const line: Line = { socket, swallowed: false, empty: () => down.empty() };
      const up = lane(line, 'up', (piece) => void (far.destroyed || far.push(piece)));
      const down = lane(line, 'down', (piece) => void (socket.destroyed || socket.write(piece)));
      lines.set(far, line);
      socket.setNoDelay(true);
      socket.on('data', (bytes) => {
        socket.pause();
        void up.carry(bytes).then(() => socket.resume());
      });
      socket.on('end', () => void up.empty().then(() => far.destroyed || far.push(null)));
      socket.on('error', () => far.destroy());
      socket.on('close', () => {
        lines.delete(far);
        far.destroy();
      });
      return far;
    },
    /** Resolves, once it is certain, with whether everything sent from the far end so far arrived at the device. */
    async arrived(far: Duplex): Promise<boolean> {
      const line = lines.get(far);
      await line?.empty();
      return line !== undefined && !line.swallowed && !line.socket.destroyed;
    },
  };
}
