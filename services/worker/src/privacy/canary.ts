import { startLeadDraft, saveLeadDraft, lead } from '@jurilien/lead';
import { addPlainWork, derivedId, noteCanary, statement, type Built, type WorkItem } from '@jurilien/persistence';
import { holdingId, personKey, startErasure } from '@jurilien/privacy';
import { work, type Work } from '@jurilien/processes';
import { DAY_MS, HOUR_MS } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { JobHandler, JobTools } from '../work/handlers.js';
import { sentBy } from '../work/sending.js';

/** How often the worker looks whether tonight's canary is due. */
export const CANARY_MS = HOUR_MS;

/** Queues the canary of today, once a day; a demo and a machine of developers have none. */
export async function queueCanary(kernel: Kernel): Promise<boolean> {
  if (!kernel.settings.production) return false;
  const [{ day }] = (await kernel.db.query<{ day: string }>(`select to_char(now() at time zone 'UTC', 'YYYY-MM-DD') as day`)) as [
    { day: string },
  ];
  await addPlainWork(kernel.db, work('canary', `canary-${day}`, { day }));
  return false;
}

/** A canary is the draft of a person who does not exist: no queue, message or figure has it. */
interface Canary {
  readonly leadId: string;
  /** Occurs nowhere else; nothing keeps it in clear, so that it can be looked for. */
  readonly word: string;
}
const canaryOf = ({ secrets }: Kernel, day: string): Canary => ({
  leadId: derivedId('canary', 0, day),
  word: `zq${secrets
    .hash(`canary:${day}`)
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 24)}`,
});
const before = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00.000Z`) - days * DAY_MS).toISOString().slice(0, 10);

/**
 * Each night a canary is written down, the one of last night is erased, and the one of the night before is looked for in every table: an
 * erasure that leaves something behind is found out by its own installation.
 */
export function keepCanary({ kernel, log }: JobTools): JobHandler<'canary'> {
  return async (item) => {
    const { day } = item.input;
    await seed(kernel, item, canaryOf(kernel, day));
    await erase(kernel, item, canaryOf(kernel, before(day, 1)));
    const gone = canaryOf(kernel, before(day, 2));
    const { status } = await stateOf(kernel, lead, gone.leadId);
    if (status === 'None') return;
    const places = await placesOf(kernel, gone);
    const unfinished = (await stateOf(kernel, personKey, holdingOf(gone))).status !== 'Erased';
    if (places.length > 0 || unfinished) log.error({ day, places, unfinished }, 'an erased canary is still there: see docs/operations.md');
    await noteCanary(kernel.db, places.length + (unfinished ? 1 : 0));
  };
}

const holdingOf = ({ leadId }: Canary): string => holdingId({ kind: 'draft', id: leadId });

async function seed(kernel: Kernel, item: WorkItem<Work['canary']>, { leadId, word }: Canary): Promise<void> {
  const draft = { leadId, key: word.padEnd(32, '0') };
  const sending = (what: string) => sentBy(item, derivedId(`canary:${what}`, 0, leadId));
  await kernel.send(startLeadDraft, { ...draft, form: 'canary', channel: 'canary', lang: 'fr', searchTerms: word }, sending('start'));
  await kernel.send(saveLeadDraft, { ...draft, step: 'canary', answers: { clientName: word, description: word } }, sending('save'));
}

async function erase(kernel: Kernel, item: WorkItem<Work['canary']>, { leadId }: Canary): Promise<void> {
  const { status } = await stateOf(kernel, lead, leadId);
  if (status === 'None') return;
  await kernel.send(startErasure, { kind: 'draft', id: leadId, cause: 'staff' }, sentBy(item, derivedId('canary:erase', 0, leadId)));
}

/** Every table that has its word, in whichever column. Of the log only what was written since it began. */
async function placesOf({ db }: Kernel, { leadId, word }: Canary): Promise<string[]> {
  const tables = await db.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'views', 'bullmq') order by 1, 2`,
  );
  const places: string[] = [];
  for (const { schema, name } of tables) {
    const since: Built =
      schema === 'public' && name.startsWith('events')
        ? statement`t.position >= (select min(position) from events where stream = ${`lead-${leadId}`})`
        : statement`true`;
    const found = await db.query(
      statement`select 1 from ${statement.id(schema, name)} t where ${since} and t::text like ${`%${word}%`} limit 1`,
    );
    if (found.length > 0) places.push(`${schema}.${name}`);
  }
  return places;
}
