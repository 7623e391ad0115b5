import { lookIntoPdf } from './pdf-check.js';
import type { RefusedBecause, Sniffed } from './kinds.js';
import type { Whole } from './turn.js';

/** Why a file may not be kept; a virus scanner says what it calls what it found. */
interface Objection {
  readonly because: RefusedBecause;
  readonly signature?: string;
}

/** One file, while it passes. */
interface Look {
  feed(piece: Uint8Array): void | Promise<void>;
  /** @param whole the file once more, for a look that a stream does not allow */
  verdict(whole: Whole): Promise<Objection | undefined>;
  end(): void;
}

/** Looks at a file while it passes. An outside scanner (clamd) takes the place of the built-in check by the same port. */
export interface Scanner {
  /** Recorded with the file: what looked at it. */
  readonly name: string;
  /** What keeps it from looking at files now, in a few words; nothing when it would, absent where it needs no one else. */
  trouble?(): Promise<string | undefined>;
  /** One file: fed piece by piece, asked at the end. Answers why the file may not be kept. `end` lets go of whatever it holds. */
  begin(kind: Sniffed): Look;
}

/** Several that look at the same file: the first objection counts. */
export const allOf = (...scanners: readonly Scanner[]): Scanner => ({
  name: scanners.map((s) => s.name).join(' + '),
  async trouble() {
    const said = await Promise.all(scanners.map(async (s) => s.trouble?.()));
    return said.find((what) => what !== undefined);
  },
  begin(kind) {
    const looks = scanners.map((s) => s.begin(kind));
    return {
      async feed(piece) {
        for (const look of looks) await look.feed(piece);
      },
      async verdict(whole) {
        for (const look of looks) {
          const objection = await look.verdict(whole);
          if (objection) return objection;
        }
        return undefined;
      },
      end: () => looks.forEach((look) => look.end()),
    };
  },
});

/** What a PDF that does more than show pages says somewhere in the clear. Names may be written in hexadecimal: `/J#53` is `/JS`. */
const ACTIVE = /\/(?:(?:JS|JavaScript|Launch|GoToR|GoToE|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)\b|AA\s*<<)/;
const ENCRYPTED = /\/Encrypt\b/;
/** A mark may lie across two pieces. */
const OVERLAP = 64;

const plainNames = (text: string): string => text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/**
 * The check that ships: refuses PDFs that are encrypted (no one could look inside) or that carry scripts, attachments, forms of their
 * own or actions that reach beyond their pages, in the clear or in packed tables of objects. It is no virus scanner and says so by its
 * name; files are only ever downloaded, never opened by our pages.
 */
export const builtInCheck: Scanner = builtIn('built-in: no virus scanner');

/** The same look, beside a scanner that knows viruses. */
export const structureCheck: Scanner = builtIn('structure');

/** A check under the name it is recorded by. */
function builtIn(name: string): Scanner {
  return {
    name,
    begin(kind) {
      let tail = '';
      let found: RefusedBecause | undefined;
      return {
        feed(piece) {
          if (kind !== 'pdf' || found) return;
          const text = plainNames(tail + Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('latin1'));
          if (ENCRYPTED.test(text)) found = 'encrypted';
          else if (ACTIVE.test(text)) found = 'active';
          tail = text.slice(-OVERLAP);
        },
        async verdict(whole) {
          const because = found ?? (kind === 'pdf' ? await lookIntoPdf(whole) : undefined);
          return because && { because };
        },
        end: () => undefined,
      };
    },
  };
}
