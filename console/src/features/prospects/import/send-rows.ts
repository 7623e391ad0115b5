import type { Answer } from '@jurilien/contracts/api';
import { ask } from '../../../api/http';
import type { MappedRow } from './columns';

export type RowAnswer = Answer<'POST /api/prospects/imports'>['rows'][number];
/** Rows of one request. */
const AT_ONCE = 100;

/**
 * Sends the rows of a list, some at a time; what was answered so far is told after each. A list whose sending broke off is sent again from
 * its beginning: rows that were brought are not brought twice.
 */
export async function sendRows(
  list: { readonly importId: string; readonly rows: readonly MappedRow[]; readonly look: boolean },
  onAnswer: (answers: readonly RowAnswer[]) => void,
): Promise<readonly RowAnswer[]> {
  const answers: RowAnswer[] = [];
  for (let from = 0; from < list.rows.length; from += AT_ONCE) {
    const rows = list.rows.slice(from, from + AT_ONCE).map(({ row, cells }) => ({ row, cells: { ...cells } as Record<string, string> }));
    const answer = await ask('POST /api/prospects/imports', { body: { importId: list.importId, look: list.look, rows } });
    answers.push(...answer.rows);
    onAnswer([...answers]);
  }
  return answers;
}
