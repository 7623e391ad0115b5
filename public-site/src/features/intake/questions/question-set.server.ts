import { shippedSet, type QuestionSet } from '@jurilien/reference';
import { ask } from '../../../api/index.server';
import { keptVersion } from './kept-version';
import type { Raw } from '../../../forms';

const A_MINUTE_MS = 60_000;
/** What was read lately: a version for good, the one in force for a minute. */
const known = new Map<string, { readonly set: QuestionSet; readonly until: number }>();

async function read(request: Request, field: string, version?: number): Promise<QuestionSet | undefined> {
  const key = `${field}@${version ?? ''}`;
  const found = known.get(key);
  if (found && Date.now() < found.until) return found.set;
  const reply = await ask(request, 'GET /api/public/questions/:field', { params: { field }, query: { version } });
  if (!reply.ok) return found?.set;
  known.set(key, { set: reply.value, until: version ? Number.POSITIVE_INFINITY : Date.now() + A_MINUTE_MS });
  return reply.value;
}

/**
 * The questions of a field of law: those the form started with, else those in force; none for a field that has no set. While the API
 * cannot say, what was read last or what is shipped, so that no one's form stops for it.
 */
export async function questionSetOf(request: Request, field: string, raw: Raw): Promise<QuestionSet | null> {
  const shipped = shippedSet(field);
  if (!shipped) return null;
  const version = keptVersion(raw, field);
  if (version === shipped.version) return shipped;
  return (version && (await read(request, field, version))) || ((await read(request, field)) ?? shipped);
}
