import { useState } from 'react';
import { ask, problemOf, type Problem } from '../../../api/http';
import { guessed, kept, mapped, twiceIn, type Mapping } from './columns';
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
import { sendRows, type RowAnswer } from './send-rows';

/** Rows of a file that is brought by a page: more are no list of people someone chose. */
export const MOST_ROWS = 5_000;
/** Bytes of a file that is read at all: those of as many rows, each as long as a letter. */
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

const sameMapping = (a: Mapping, b: Mapping): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
const keepColumns = async (table: Table, columns: Mapping): Promise<void> => {
  await ask('PUT /api/prospects/columns/:titles', { params: { titles: await titlesHash(table) }, body: { columns: { ...columns } } });
};

/** The state of bringing one list: the file, what its columns are, what its rows would become, what they became. */
export const useImport = () => {
  const [file, setFile] = useState<Chosen>();
  const [fault, setFault] = useState<Fault>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [answers, setAnswers] = useState<readonly RowAnswer[]>();
  const [sent, setSent] = useState<'looked' | 'brought'>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const [known, setKnown] = useState(false);

  const show = (begun: Pick<Chosen, 'name' | 'importId' | 'bytes'>, encoding: Encoding, separator?: Separator) => {
    const read = readAs(begun.bytes, encoding, separator);
    setAnswers(undefined);
    setSent(undefined);
    setProblem(undefined);
    setKnown(false);
    setFault(read.fault);
    setFile(read.fault ? undefined : { ...begun, encoding, ...read });
    if (read.fault) return;
    setMapping(guessed(read.table));
    void offerKept(read.table);
  };
  /** What was chosen for the same titles before, unless something was chosen meanwhile; without it the guess stays. */
  const offerKept = async (table: Table) => {
    const found = await ask('GET /api/prospects/columns/:titles', { params: { titles: await titlesHash(table) } }).catch(() => undefined);
    if (!found?.columns) return;
    const mine = kept(found.columns, table);
    setMapping((now) => (sameMapping(now, guessed(table)) ? mine : now));
    setKnown(true);
  };
  const choose = async (chosen: File) => {
    if (chosen.size > MOST_BYTES) {
      setFile(undefined);
      setFault({ why: 'tooLarge' });
      return;
    }
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    show({ name: chosen.name, importId: await importIdOf(bytes), bytes }, encodingOf(bytes));
  };
  const all = file ? mapped(file.table, mapping) : [];
  const twice = twiceIn(all);
  const rows = all.filter(({ row }) => !twice.has(row));
  const send = async (look: boolean) => {
    if (!file) return;
    setBusy(true);
    setProblem(undefined);
    try {
      // A mapping that is not kept is chosen again next time.
      if (look) void keepColumns(file.table, mapping).catch(() => undefined);
      const found = await sendRows({ importId: file.importId, rows, look }, setAnswers);
      setAnswers(found);
      setSent(look ? 'looked' : 'brought');
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    ...{
      file,
      fault,
      known,
      mapping,
      answers,
      sent,
      busy,
      problem,
      twice: twice.size,
      rows: rows.length,
      empty: file?.table.empty.length ?? 0,
    },
    choose,
    send,
    setMapping: (next: Mapping) => {
      setMapping(next);
      setAnswers(undefined);
      setSent(undefined);
    },
    readAs: (encoding: Encoding, separator: Separator) => file && show(file, encoding, separator),
  };
};
