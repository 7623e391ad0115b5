import { connect } from 'node:net';
import type { Scanner } from './scanner.js';
import { FilesUnavailable } from './unavailable.js';

/** The scanner does not answer: nothing is kept that no one looked at. */
export class ScannerUnavailable extends FilesUnavailable {}

const LENGTH_BYTES = 4;
const MAX_PIECE = 65_536;

/**
 * A virus scanner that speaks clamd's protocol (INSTREAM: pieces with their length before each, an empty one at the end).
 * @param address host and port it listens on
 */
export function clamd(address: { readonly host: string; readonly port: number }, timeoutMs = 30_000): Scanner {
  return {
    name: 'clamd',
    trouble: () => ping(address),
    begin() {
      const socket = connect(address);
      socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no answer')));
      let said = '';
      const answer = new Promise<string>((resolve, reject) => {
        socket.on('data', (piece) => (said += piece.toString('utf8')));
        socket.on('end', () => resolve(said));
        socket.on('close', () => (said ? resolve(said) : reject(new ScannerUnavailable('the virus scanner closed the connection'))));
        socket.on('error', (error) => reject(new ScannerUnavailable(`the virus scanner cannot be reached: ${error.message}`)));
      });
      // A caller that gives up on a file never asks; that is no fault.
      answer.catch(() => undefined);
      socket.write('zINSTREAM\0');
      const send = (bytes: Uint8Array): Promise<void> | void => {
        if (socket.destroyed || socket.write(bytes)) return;
        return new Promise((resolve) => {
          socket.once('drain', resolve).once('close', resolve);
        });
      };
      return {
        async feed(piece) {
          for (let at = 0; at < piece.length; at += MAX_PIECE) {
            const part = piece.subarray(at, at + MAX_PIECE);
            const length = Buffer.alloc(LENGTH_BYTES);
            length.writeUInt32BE(part.length);
            await send(Buffer.concat([length, part]));
          }
        },
        async verdict() {
          await send(Buffer.alloc(LENGTH_BYTES));
          const text = (await answer).replace(/\0/g, '').trim();
          if (text.endsWith('OK')) return undefined;
          const found = /^stream: (.*) FOUND$/s.exec(text)?.[1];
          if (found !== undefined) return { because: 'infected', signature: nameOf(found) };
          throw new ScannerUnavailable('the virus scanner answered something else');
        },
        end: () => socket.destroy(),
      };
    },
  };
}

/** Names of signatures are words with dots and dashes; what else a scanner says is not passed on. */
const nameOf = (found: string): string => /^[\w.:+()/-]{1,120}$/.exec(found)?.[0] ?? 'unnamed';

/** Longer than a scanner needs to say a word, shorter than the patience of the probe that asks for health. */
const PING_MS = 1_500;

/** Asks the scanner for the one word it has for being there. */
function ping(address: { readonly host: string; readonly port: number }): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(address);
    let said = '';
    const end = (trouble?: string): void => {
      socket.destroy();
      resolve(trouble);
    };
    socket.setTimeout(PING_MS, () => end('does not answer'));
    socket.on('error', () => end('cannot be reached'));
    socket.on('data', (piece) => (said += piece.toString('latin1')));
    socket.on('close', () => end(said.startsWith('PONG') ? undefined : 'answers something else'));
    socket.write('zPING\0');
  });
}
