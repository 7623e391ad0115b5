import type { ListedRequest, Questions } from '@jurilien/automation';
import { lead } from '@jurilien/lead';
import { placeOf, statement } from '@jurilien/persistence';
import { boardEligible } from '../matching/board.js';
import type { Kernel } from '../kernel/kernel.js';
import { onceEach } from '../kernel/once-each.js';
import { stateOf } from '../kernel/states.js';

/** Answers to what rules and their words ask beside states, for one occurrence. */
export function questionsOf(kernel: Kernel): Questions {
  const once = onceEach();
  return {
    takenByOthers: (professionalId, from, until) =>
      once(`taken/${professionalId}/${from}/${until}`, () => takenByOthers(kernel, professionalId, from, until)),
    hasOpenComplaint: (leadId) => once(`complaint/${leadId}`, () => hasOpenComplaint(kernel, leadId)),
    hasAppointment: (acceptanceId) => once(`appointment/${acceptanceId}`, () => hasAppointment(kernel, acceptanceId)),
    isOnBoardFor: (leadId, professionalId) =>
      once(`board/${leadId}/${professionalId}`, async () => (await boardEligible(kernel, leadId, professionalId)) === true),
  };
}

/** What the client wrote, by text or e-mail, waits for the team as a complaint. */
async function hasOpenComplaint(kernel: Kernel, leadId: string): Promise<boolean> {
  const { phoneNumber, email } = await stateOf(kernel, lead, leadId);
  const threadIds = [...(phoneNumber ? [`phone:${phoneNumber}`] : []), ...(email ? [`email:${email}`] : [])].map((address) =>
    kernel.secrets.hash(address),
  );
  const [row] = await kernel.db.query(
    statement`select 1 from ${placeOf(kernel.registry.views.get('threads')!)}
      where id = any(${threadIds}::text[]) and "waitsFor" = 'complaint' limit 1`,
  );
  return row !== undefined;
}

/** One that is asked for, agreed on or was held: not one that came to nothing. */
async function hasAppointment({ db, registry }: Kernel, acceptanceId: string): Promise<boolean> {
  const [row] = await db.query(
    statement`select 1 from ${placeOf(registry.views.get('appointments')!)}
      where "acceptanceId" = ${acceptanceId} and state not in ('Cancelled', 'Lapsed') limit 1`,
  );
  return row !== undefined;
}

async function takenByOthers(kernel: Kernel, professionalId: string, from: string, until: string): Promise<readonly ListedRequest[]> {
  const { views } = kernel.registry;
  return kernel.db.query<ListedRequest>(
    statement`select o.code, l."lawyerType", l.region, l.province
       from ${placeOf(views.get('offers')!)} o join ${placeOf(views.get('leads')!)} l on l.id = o."leadId"
      where o."professionalId" = ${professionalId} and o.state = 'Taken' and o."sentAt" is not null and o."endedAt" >= ${from} and o."endedAt" < ${until}
      order by o."endedAt"`,
  );
}
