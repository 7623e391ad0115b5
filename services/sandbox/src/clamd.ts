import { createServer, type Server, type Socket } from 'node:net';

/** The harmless file every scanner must find (eicar.org), in two halves so that no scanner finds it here. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const COMMAND = 'zINSTREAM\0';
const PING = 'zPING\0';
const LENGTH_BYTES = 4;

/** Plays a clamd: takes files over its INSTREAM command, and finds in them the one file that every scanner finds. */
export const clamdServer = (): Server => createServer(converse);

function converse(socket: Socket): void {
  let waiting = Buffer.alloc(0);
  let begun = false;
  // The mark may lie across two pieces.
  let tail = '';
  let found = false;
  socket.on('error', () => undefined);
  socket.on('data', (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes]);
    if (!begun) {
      if (waiting.toString('latin1') === PING) return void socket.end('PONG\0');
      if (waiting.length < COMMAND.length) return;
      if (waiting.subarray(0, COMMAND.length).toString('latin1') !== COMMAND) return void socket.end('UNKNOWN COMMAND\0');
      waiting = waiting.subarray(COMMAND.length);
      begun = true;
    }
    while (waiting.length >= LENGTH_BYTES) {
      const length = waiting.readUInt32BE(0);
      if (length === 0) return void socket.end(found ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
      if (waiting.length < LENGTH_BYTES + length) return;
      const text = tail + waiting.subarray(LENGTH_BYTES, LENGTH_BYTES + length).toString('latin1');
      found ||= text.includes(EICAR);
      tail = text.slice(-EICAR.length);
      waiting = waiting.subarray(LENGTH_BYTES + length);
    }
  });
}
