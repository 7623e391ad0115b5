import { documentRequest, documents } from '@jurilien/documents';
import { listRows } from '@jurilien/persistence';
import { appointment, availability, meeting } from '@jurilien/scheduling';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { Held } from './held.js';

/** Rows read at once. */
const A_PAGE = 200;

/** Streams of what a list has under these, the oldest first. */
async function streamsOf(kernel: Kernel, view: string, category: string, filter: Readonly<Record<string, string>>): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await listRows(kernel.db, kernel.registry.views.get(view)!, {
      page,
      perPage: A_PAGE,
      sort: 'id',
      order: 'asc',
      filter,
    });
    found.push(...data.map(({ id }) => `${category}-${String(id)}`));
    if (data.length < A_PAGE) return found;
  }
}

/** What was sent, opened and asked for in a request. */
async function documentsOf(kernel: Kernel, leadId: string): Promise<string[]> {
  const { requests } = await stateOf(kernel, documents, leadId);
  return [`${documents.category}-${leadId}`, ...requests.map(({ requestId }) => `${documentRequest.category}-${requestId}`)];
}

/** The lives of what someone met for, or was to: a client by the request, a professional and a candidate by their file. */
export async function timesOf(kernel: Kernel, { kind, id }: Pick<Held, 'kind' | 'id'>): Promise<string[]> {
  const appointments = (filter: Readonly<Record<string, string>>) => streamsOf(kernel, 'appointments', appointment.category, filter);
  const meetings = () => streamsOf(kernel, 'meetings', meeting.category, { subjectId: id });
  const plan = `${availability.category}-${id}`;
  switch (kind) {
    case 'request':
      return [...(await documentsOf(kernel, id)), ...(await appointments({ leadId: id })), ...(await meetings())];
    case 'professional':
      return [plan, ...(await appointments({ professionalId: id })), ...(await meetings())];
    case 'candidate':
      return meetings();
    case 'account':
      return [plan];
    default:
      return [];
  }
}
