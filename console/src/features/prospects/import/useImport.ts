import { useState } from 'react';
import { problemOf, type Problem } from '../../../api/http';
import { mapped, twiceIn } from './columns';
import { sendRows, type RowAnswer } from './send-rows';
import { keepColumns, useFile } from './useFile';

/** The state of bringing one list: the file, what its columns are, what its rows would become, what they became. */
export const useImport = () => {
  const [answers, setAnswers] = useState<readonly RowAnswer[]>();
  const [sent, setSent] = useState<'looked' | 'brought'>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const chosen = useFile(() => {
    setAnswers(undefined);
    setSent(undefined);
    setProblem(undefined);
  });
  const { file, mapping } = chosen;
  const all = file ? mapped(file.table, mapping) : [];
  const twice = twiceIn(all);
  const rows = all.filter(({ row }) => !twice.has(row));
  const send = async (look: boolean) => {
    if (!file) return;
    setBusy(true);
    setProblem(undefined);
    try {
      if (look) void keepColumns(file.table, mapping);
      const found = await sendRows({ importId: file.importId, rows, look }, setAnswers);
      setAnswers(found);
      setSent(look ? 'looked' : 'brought');
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  const counts = { twice: twice.size, rows: rows.length, empty: file?.table.empty.length ?? 0 };
  return { ...chosen, ...counts, answers, sent, busy, problem, send };
};
