import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { free, type Conditions } from './conditions.ts';

/** Bytes travel in pieces of this size, so that connections share the rate as they would on the air. */
const segment = 1_400;

/** A lost segment is sent again after this long at the least, in milliseconds. */
const leastWait = 200;

type Direction = 'up' | 'down';

/** There, not there, or there and deaf. */
export type LinkState = 'open' | 'closed' | 'hole';

const now = () => performance.now();

/** Settles at a moment of `now`. */
const until = (moment: number) =>
  new Promise<void>((done) => {
    const left = moment - now();
    if (left > 0) setTimeout(done, Math.ceil(left)).unref();
    else done();
  });

/** One connection through the radio, from its near end. */
interface Line {
  socket: Socket;
  /** It spoke in a hole, and nothing of it will ever arrive. */
  swallowed: boolean;
  /** Settles when all that came down has arrived. */
  empty(): Promise<void>;
}

/**
 * The one radio that all connections of a device share. Rate and delay each way are true for every byte, heads
 * included, and a new connection costs a round trip. What changes counts from the next piece on.
 */
export function createLink() {
  let conditions = free;
  let state: LinkState = 'open';
  let carried = 0;
  const busyUntil = { up: 0, down: 0 };
  const lines = new Map<Duplex, Line>();

  /** When the next piece will have left, behind all that waits already. */
  function leaves(direction: Direction, bytes: number): number {
    busyUntil[direction] = Math.max(busyUntil[direction], now()) + bytes / conditions[direction];
    return busyUntil[direction];
  }

  /** How much longer this piece takes, because it was lost once. */
  function late(): number {
    const { loss = 0, rtt } = conditions;
    const lost = Math.floor(++carried * loss) > Math.floor((carried - 1) * loss);
    return lost ? Math.max(leastWait, rtt) : 0;
  }

  /** Carries the bytes of one direction of a connection, in their order. */
  function lane(line: Line, direction: Direction, deliver: (piece: Buffer) => void) {
    let left = Promise.resolve();
    let arrived = until(now() + (direction === 'up' ? conditions.rtt : 0));

    /** What a connection that is gone had still to say takes no more of the radio’s time. */
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
      /** Settles when all of it has left, behind what was to be carried before. */
      carry: (bytes: Buffer) => (left = left.then(() => send(bytes))),
      /** Settles when all that was carried has come. */
      empty: () => left.then(() => arrived),
    };
  }

  return {
    /** Changes rate and delay for all connections. */
    shape(next: Conditions) {
      conditions = next;
      Object.assign(busyUntil, { up: 0, down: 0 });
    },
    /**
     * `closed` cuts every connection and takes no new one. In a `hole` whatever is said is lost, both ways and without
     * a word; the connections that spoke in it are cut when it ends.
     */
    become(next: LinkState) {
      for (const { socket, swallowed } of lines.values()) if (next === 'closed' || swallowed) socket.resetAndDestroy();
      state = next;
    },
    /** A connection's far end, as it comes out of the radio; nothing when there is no network. */
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
    /** Whether what was said at a far end until now came out at the near one; settles when that is decided. */
    async arrived(far: Duplex): Promise<boolean> {
      const line = lines.get(far);
      await line?.empty();
      return line !== undefined && !line.swallowed && !line.socket.destroyed;
    },
  };
}
