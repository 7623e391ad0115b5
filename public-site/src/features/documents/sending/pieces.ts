import type { Upload } from '../documents.server';

/** How an upload is asked for: `id` names it once it has begun. Pages behind a link and pages that are signed in have different addresses. */
export type Wire = (method: 'POST' | 'GET' | 'PATCH', id: string | undefined, init: WireInit) => Promise<Response>;
interface WireInit {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Blob;
}

/** What is known of a file in flight: kept by the caller, so that an upload that was cut goes on. */
export interface Kept {
  id?: string;
  document?: NonNullable<Upload['document']>;
  /** Taken out, or refused for good: nothing more is sent. */
  gone?: boolean;
}

/** Why a file was not taken; status 0 where nothing answered, and it may go on. */
interface Stopped extends Error {
  readonly status: number;
  readonly body: unknown;
}
const stopped = (status: number, body?: unknown): Stopped => Object.assign(new Error(`upload: ${status}`), { status, body });
export const isStopped = (problem: unknown): problem is Stopped => problem instanceof Error && 'status' in problem;

interface Told {
  /** How many of its bytes have arrived. */
  readonly onProgress: (bytes: number) => void;
  /** The line is cut; it goes on by itself. */
  readonly onCut: () => void;
  /** What is sent along when it begins. */
  readonly with?: Readonly<Record<string, unknown>>;
}

const PIECE = 262_144;
const TRIES = 4;
const FIRST_WAIT_MS = 500;
const STALE = 409;
const BROKEN = 500;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const online = (): Promise<unknown> => new Promise((on) => addEventListener('online', on, { once: true }));

/** What the server answers; a line that is cut, or a server that is away for a moment, is asked again. */
async function ask(wire: Wire, { onCut }: Told, ...[method, id, init]: Parameters<Wire>): Promise<Partial<Upload>> {
  for (let n = 0; ; n += 1) {
    const answer = await wire(method, id, { ...init, headers: { accept: 'application/json', ...init.headers } }).catch(() => undefined);
    if (answer && answer.status < BROKEN) {
      const body: unknown = await answer.json().catch(() => ({}));
      if (answer.ok) return body as Partial<Upload>;
      throw stopped(answer.status, body);
    }
    if (n >= TRIES) throw stopped(0);
    onCut();
    await (navigator.onLine ? wait(FIRST_WAIT_MS * 2 ** n) : online());
    // Whether the piece arrived is not known: its place is asked for before it is sent again.
    if (method === 'PATCH') throw stopped(STALE);
  }
}

/**
 * Sends one file, or goes on with it, in pieces from where the server says it stopped.
 * @throws Stopped where it was refused, or nothing answered
 */
export async function sendInPieces(wire: Wire, file: File, kept: Kept, told: Told): Promise<void> {
  const begin = {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: file.name, size: file.size, ...told.with }),
  };
  kept.id ??= (await ask(wire, told, 'POST', undefined, begin)).uploadId!;
  const place = async (): Promise<number> => (await ask(wire, told, 'GET', kept.id, { headers: {} })).offset ?? 0;
  let offset = await place();
  // The last piece may have arrived without the file being looked at: then an empty one asks for that.
  for (let cuts = 0; !kept.document && !kept.gone;) {
    told.onProgress(offset);
    try {
      const headers = { 'content-type': 'application/octet-stream', 'upload-offset': String(offset) };
      const now = await ask(wire, told, 'PATCH', kept.id, { headers, body: file.slice(offset, offset + PIECE) });
      cuts = 0;
      offset = now.offset ?? offset;
      if (now.document) kept.document = now.document;
    } catch (problem) {
      if (!isStopped(problem) || problem.status !== STALE || (cuts += 1) > TRIES) throw problem;
      offset = await place();
    }
  }
}
