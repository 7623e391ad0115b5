import type { Row } from '@jurilien/event-sourcing';
import { contactPoint, type Inbound } from '@jurilien/messaging';
import { defaultLanguage } from '@jurilien/reference';
import { listRows } from '@jurilien/persistence';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { From } from './types.js';

/** Requests of one number that are looked at: no one has more of them open. */
const REQUESTS = 20;
const MEMBERS = ['Approved', 'Suspended'];
/** A professional who joins proves the number with a code before the team approves them. */
const JOINING = ['Registered', 'Applied'];

/**
 * Whose number it is. A number of several professionals is no one's, and one from which requests of several persons were made
 * tells not who of them writes: nothing is done for the wrong one.
 */
export async function whoIs(kernel: Kernel, phone: string, asked: Inbound): Promise<From> {
  const contactId = kernel.secrets.hash(`phone:${phone}`);
  const find = async (view: string, perPage: number, filter: Record<string, unknown> = {}): Promise<Row[]> => {
    const page = { page: 1, perPage, sort: 'createdAt', order: 'desc' as const };
    return (await listRows(kernel.db, kernel.registry.views.get(view)!, { ...page, filter: { phoneNumber: phone, ...filter } })).data;
  };
  const [professionals, leads, { preferences }] = await Promise.all([
    find('professionals', 2, { state: asked.kind === 'code' ? [...JOINING, ...MEMBERS] : MEMBERS }),
    // A number with an extension is an office's: its texts do not come from the one person behind the extension.
    find('leads', REQUESTS).then((rows) => rows.filter((row) => !row.phoneExtension)),
    stateOf(kernel, contactPoint, contactId),
  ]);
  // Offers go to proven numbers alone, and only from one of those is an answer to them taken (4.8.3 row 5).
  const only = professionals.length === 1 ? professionals[0] : undefined;
  const proven = (only?.channels as string[] | undefined)?.includes('sms') === true;
  const professional = proven || asked.kind === 'code' ? only : undefined;
  const persons = new Set(leads.map((l) => String(l.email ?? l.id).toLowerCase()));
  const latest = persons.size === 1 ? leads[0] : undefined;
  return {
    phone,
    contactId,
    lang:
      asked.lang ??
      preferences.lang ??
      ((only?.lang ?? leads[0]?.lang ?? kernel.configuration.current().value(defaultLanguage)) as 'fr' | 'en'),
    province: (only?.province ?? leads[0]?.province) === 'ON' ? 'ON' : 'QC',
    blocked: leads[0]?.state === 'Blocked',
    leadIds: leads.map((l) => l.id as string),
    ...(professional ? { professional: { id: professional.id as string } } : {}),
    ...(latest ? { leadId: latest.id as string } : {}),
  };
}
