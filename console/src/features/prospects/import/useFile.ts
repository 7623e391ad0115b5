import { useRef, useState } from 'react';
import { ask } from '../../../api/http';
import { guessed, kept, type Mapping } from './columns';
import {
  decoded,
  encodingOf,
  importIdOf,
  isText,
  separatorOf,
  tableOf,
  titlesHash,
  type Encoding,
  type Separator,
  type Table,
} from './read-file';

/** Rows of a file that is brought by a page: more are no list of people someone chose. */
export const MOST_ROWS = 5_000;
/** Bytes of a file that is read at all: as many rows have room in it, each as long as a letter. */
export const MOST_BYTES = 20 * 2 ** 20;

interface Chosen {
  readonly name: string;
  readonly importId: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly encoding: Encoding;
  readonly separator: Separator;
  readonly table: Table;
}
/** Why a file cannot be brought, and in which row where that is known. */
interface Fault {
  readonly why: 'tooMany' | 'tooLarge' | 'unreadable' | 'noRows' | 'openQuote';
  readonly row?: number;
}

type Read = { readonly table: Table; readonly separator: Separator; readonly fault?: never } | { readonly fault: Fault };

function readAs(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding, separator?: Separator): Read {
  const text = decoded(bytes, encoding);
  if (!isText(text)) return { fault: { why: 'unreadable' } };
  const by = separator ?? separatorOf(text);
  const table = tableOf(text, by);
  if (table.openQuote) return { fault: { why: 'openQuote', row: table.openQuote } };
  if (table.rows.length === 0) return { fault: { why: 'noRows' } };
  return table.rows.length > MOST_ROWS ? { fault: { why: 'tooMany' } } : { table, separator: by };
}

/** What was chosen for the same titles before; nothing where that is not known, or cannot be read now. */
async function keptFor(table: Table): Promise<Mapping | undefined> {
  const found = await ask('GET /api/prospects/columns/:titles', { params: { titles: await titlesHash(table) } }).catch(() => undefined);
  return found?.columns ? kept(found.columns, table) : undefined;
}

/** Remembers what the columns of a list are, for the next one with its titles; one that is not remembered is chosen again. */
export async function keepColumns(table: Table, columns: Mapping): Promise<void> {
  const put = { params: { titles: await titlesHash(table) }, body: { columns: { ...columns } } };
  await ask('PUT /api/prospects/columns/:titles', put).catch(() => undefined);
}

/** The file that is brought, as it is read, and what its columns are. @param onChange it is read or taken otherwise */
export const useFile = (onChange: () => void) => {
  const [file, setFile] = useState<Chosen>();
  const [fault, setFault] = useState<Fault>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [known, setKnown] = useState(false);
  /** Which choice is the last one: what an earlier one waits for comes too late. */
  const turn = useRef(0);

  const show = async (begun: Pick<Chosen, 'name' | 'importId' | 'bytes'>, encoding: Encoding, separator?: Separator) => {
    const mine = ++turn.current;
    const read = readAs(begun.bytes, encoding, separator);
    const before = read.fault ? undefined : await keptFor(read.table);
    if (mine !== turn.current) return;
    onChange();
    setFault(read.fault);
    setFile(read.fault ? undefined : { ...begun, encoding, ...read });
    setKnown(before !== undefined);
    if (!read.fault) setMapping(before ?? guessed(read.table));
  };
  return {
    ...{ file, fault, known, mapping },
    choose: async (chosen: File) => {
      if (chosen.size > MOST_BYTES) {
        turn.current++;
        setFile(undefined);
        setFault({ why: 'tooLarge' });
        return;
      }
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      await show({ name: chosen.name, importId: await importIdOf(bytes), bytes }, encodingOf(bytes));
    },
    setMapping: (next: Mapping) => {
      setMapping(next);
      setKnown(false);
      onChange();
    },
    readAs: (encoding: Encoding, separator: Separator): void => {
      if (file) void show(file, encoding, separator);
    },
  };
};
