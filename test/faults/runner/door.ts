import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** How a door lets through: `slow` by so many milliseconds each way, `shut` not at all, `hole` takes and never answers. */
export type Passage = { readonly mode: 'open' | 'shut' | 'hole' } | { readonly mode: 'slow'; readonly ms: number };

/** An address that leads to another one, as well or as badly as it is set: a network whose faults are in our hands. */
export interface Door {
  readonly port: number;
  /** Where new connections lead from now on, in turn. */
  leadTo(...ports: readonly number[]): void;
  pass(how: Passage): void;
  /** Every connection of now is torn; new ones pass. */
  cut(): void;
  /** The next answers are swallowed and their connections torn: what was asked may have been done. */
  loseAnswers(times: number): void;
  close(): Promise<void>;
}

/** Opens a door on a free port of this machine. */
export async function openDoor(...targets: readonly number[]): Promise<Door> {
  let ports = targets;
  let turn = 0;
  let how: Passage = { mode: 'open' };
  let toLose = 0;
  const pairs = new Set<readonly [Socket, Socket]>();

  const tear = (pair: readonly [Socket, Socket]): void => {
    pairs.delete(pair);
    for (const socket of pair) socket.resetAndDestroy();
  };
  const carry = (from: Socket, to: Socket, lose: () => boolean): void => {
    from.on('data', (piece) => {
      if (lose()) return;
      const send = (): void => {
        if (how.mode === 'hole' || to.destroyed) return;
        if (!to.write(piece)) {
          from.pause();
          to.once('drain', () => from.resume());
        }
      };
      if (how.mode === 'slow') setTimeout(send, how.ms);
      else send();
    });
    from.once('end', () => (how.mode === 'slow' ? setTimeout(() => to.end(), how.ms + 1) : to.end()));
    from.on('error', () => to.destroy());
    from.once('close', () => to.destroy());
  };
  const server = createServer((person) => {
    person.on('error', () => undefined);
    if (how.mode === 'shut') return void person.resetAndDestroy();
    const house = connect({ host: '127.0.0.1', port: ports[turn++ % ports.length]! });
    for (const socket of [person, house]) socket.setNoDelay(true);
    const pair = [person, house] as const;
    pairs.add(pair);
    person.once('close', () => pairs.delete(pair));
    carry(person, house, () => false);
    carry(house, person, () => {
      if (toLose === 0) return false;
      toLose--;
      tear(pair);
      return true;
    });
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(0, '127.0.0.1', listening);
  });
  const cut = (): void => {
    for (const pair of [...pairs]) tear(pair);
  };
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (...to) => {
      ports = to;
    },
    pass: (passage) => {
      // What fell into a hole is not delivered late: its connections are gone with it.
      if (how.mode === 'hole' || passage.mode === 'shut') cut();
      how = passage;
    },
    cut,
    loseAnswers: (times) => {
      toLose = times;
    },
    close: () => {
      cut();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
