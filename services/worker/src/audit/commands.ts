import { listPersonActs, verifySeals, type Act, type Breach, type Sql } from '@jurilien/persistence';
import type { Asked } from './arguments.js';

/** What the commands work on. */
export interface Tools {
  readonly db: Sql;
  /** The master key of today first, then earlier ones. */
  readonly masterKeys: readonly string[];
  readonly print: (line: string) => void;
  readonly progress: (text: string) => void;
}

/** Does what was asked; answers whether everything is as it should be. */
export async function run(tools: Tools, asked: Asked): Promise<boolean> {
  if (asked.command === 'verify') return verify(tools, asked.head);
  const { person, action, subject, limit } = asked;
  const filter = { person, action: action === undefined ? undefined : [action], subject: subject === undefined ? undefined : [subject] };
  const { data } = await listPersonActs(tools.db, { page: 1, perPage: limit, filter });
  for (const act of data) tools.print(lineOf(act));
  if (data.length === 0) tools.print('No one did that.');
  return true;
}

async function verify(tools: Tools, head: string | undefined): Promise<boolean> {
  const onSeal = (seq: number, of: number): void => tools.progress(`${seq} of ${of} seals`);
  const verdict = await verifySeals(tools.db, tools.masterKeys, { head, onSeal });
  if (verdict.breach) {
    tools.print(`BROKEN: ${sentence(verdict.breach)}`);
    return false;
  }
  tools.print(
    `Everything is as it was sealed: ${verdict.seals} seals over ${verdict.rows} rows; ${verdict.unsealed} rows are not sealed yet.`,
  );
  if (verdict.head) tools.print(`Newest seal: ${verdict.head}`);
  return true;
}

const TABLES = { events: 'the event log', access_log: 'the access log', operator_acts: 'the acts of operators' } as const;

function sentence({ seal, log, row, what }: Breach): string {
  const where = log ? ` of ${TABLES[log]}` : '';
  const sentences: Record<Breach['what'], string> = {
    'row-changed': `row ${row}${where} was changed after block ${seal} sealed it.`,
    'row-removed': `row ${row}${where}, which block ${seal} sealed, is gone.`,
    'row-added': `row ${row}${where} was slipped in where block ${seal} had sealed nothing.`,
    'seal-changed': `block ${seal}${where} does not follow from the one before it: it, or the chain under it, was changed.`,
    'seal-missing': `block ${seal} is gone.`,
    'not-ours': `block ${seal} was not made with our master key: the chain was made again, or MASTER_KEY is another one.`,
    'head-not-found': `the hash you gave is not in the chain, which ends at block ${seal}: its tail was cut off, or it was made again.`,
  };
  return sentences[what];
}

function lineOf({ at, actorKind, actor, actorRole, impersonator, action, subject, reason, detail }: Act): string {
  const who = `${actorKind}:${actor}${actorRole ? ` (${actorRole})` : ''}${impersonator ? ` seen by ${impersonator}` : ''}`;
  const more = Object.keys(detail).length > 0 ? `  ${JSON.stringify(detail)}` : '';
  return `${at}  ${who}  ${action}  ${subject}${reason ? `  because ${reason}` : ''}${more}`;
}
