import { decision, ERASED, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { acceptance, type AcceptanceState, relayEnd } from '@jurilien/acceptance';
import { lead, type LeadState, wishOf } from '@jurilien/lead';
import { relay, RELAY_LENGTH, RELAY_MAIL_LENGTH, relayDid, type RelayState, wordKeyOf } from '@jurilien/messaging';
import { z } from 'zod';

const written = z
  .object({
    acceptanceId: ids.acceptanceId,
    leadId: ids.leadId,
    professionalId: ids.professionalId,
    /** Chosen by who writes: the same words sent twice are said once. */
    entryId: ids.entryId,
    body: z.string().trim().min(1).max(RELAY_MAIL_LENGTH),
    via: z.enum(['page', 'sms', 'email']).default('page'),
  })
  .refine(({ body, via }) => via === 'email' || body.length <= RELAY_LENGTH, { path: ['body'], message: 'too-long' });
type Written = z.infer<typeof written>;
interface States {
  readonly relay: RelayState;
  readonly acceptance: AcceptanceState;
  readonly lead: LeadState;
}
const streams = (i: { acceptanceId: string; leadId: string }) => ({
  relay: streamOf(relay, i.acceptanceId),
  acceptance: streamOf(acceptance, i.acceptanceId),
  lead: streamOf(lead, i.leadId),
});
const province = ({ acceptance: s }: States): 'QC' | 'ON' | undefined => s.province;

/** The word as it is kept; nothing when it was said already. @throws Refused where the two may not write to each other (any more) */
function wordOf({ acceptanceId, via = 'page', ...said }: Written, { relay: r, acceptance: a, lead: l }: States, now: string) {
  const own = a.status !== 'None' && a.leadId === said.leadId && a.professionalId === said.professionalId;
  refuseUnless(own, 'NOT_FOUND', 'acceptance');
  if (r.entries.some((e) => e.entryId === said.entryId)) return undefined;
  const end = relayEnd(a, l, now);
  refuseUnless(end === undefined, 'WRONG_STATE', `relay-${end}`);
  refuseUnless(l.clientName !== ERASED, 'SUPPRESSED', 'person-erased');
  const whose = { personId: l.personId, entryId: said.entryId };
  return { ...said, via, relayId: acceptanceId, ...whose, bodyKey: wordKeyOf(whose) };
}

/** The professional of an accepted request writes to its client, through our number or by e-mail (4.8.4). */
export const writeToClient = decision({
  name: 'WriteToClient',
  input: written,
  streams,
  province,
  decide(input, states, ctx) {
    const word = wordOf(input, states, ctx.now);
    const wish = wishOf(states.lead);
    refuseUnless(!wish || wish.channels.some((c) => c !== 'call'), 'SUPPRESSED', 'client-wants-calls-only');
    return word ? { relay: [relayDid('ProfessionalWroteToClient', word)] } : {};
  },
});

/** The client writes to one of the professionals who accepted: on their own page, or by answering our text. */
export const writeToProfessional = decision({
  name: 'WriteToProfessional',
  input: written,
  streams,
  province,
  decide(input, states, ctx) {
    const word = wordOf(input, states, ctx.now);
    return word ? { relay: [relayDid('ClientWroteToProfessional', word)] } : {};
  },
});
