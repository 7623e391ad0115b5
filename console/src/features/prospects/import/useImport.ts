import { useState } from 'react';
import { problemOf, type Problem } from '../../../api/http';
import { guessed, mapped, twiceIn, type Mapping } from './columns';
import { decoded, encodingOf, importIdOf, isText, separatorOf, tableOf, type Encoding, type Separator, type Table } from './read-file';
import { sendRows, type RowAnswer } from './send-rows';

/** Rows of a file that is brought by a page: more are no list of people someone chose. */
export const MOST_ROWS = 5_000;

interface Chosen {
  readonly name: string;
  readonly importId: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly encoding: Encoding;
  readonly separator: Separator;
  readonly table: Table;
}
/** Why a file cannot be brought. */
type Fault = 'tooMany' | 'unreadable' | 'noRows';

function readAs(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding, separator?: Separator): { table: Table; separator: Separator } | Fault {
  const text = decoded(bytes, encoding);
  if (!isText(text)) return 'unreadable';
  const by = separator ?? separatorOf(text);
  const table = tableOf(text, by);
  if (table.rows.length === 0) return 'noRows';
  return table.rows.length > MOST_ROWS ? 'tooMany' : { table, separator: by };
}

/** The state of bringing one list: the file, what its columns are, what its rows would become, what they became. */
export const useImport = () => {
  const [file, setFile] = useState<Chosen>();
  const [fault, setFault] = useState<Fault>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [answers, setAnswers] = useState<readonly RowAnswer[]>();
  const [sent, setSent] = useState<'looked' | 'brought'>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const show = (begun: Pick<Chosen, 'name' | 'importId' | 'bytes'>, encoding: Encoding, separator?: Separator) => {
    const read = readAs(begun.bytes, encoding, separator);
    setAnswers(undefined);
    setSent(undefined);
    setProblem(undefined);
    setFault(typeof read === 'string' ? read : undefined);
    setFile(typeof read === 'string' ? undefined : { ...begun, encoding, ...read });
    if (typeof read !== 'string') setMapping(guessed(read.table));
  };
  const choose = async (chosen: File) => {
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
    ...{ file, fault, mapping, answers, sent, busy, problem, twice: twice.size, rows: rows.length, empty: file?.table.empty.length ?? 0 },
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
