import { type Availability, decision, ids, refuseUnlessAvailable, streamOf, unless } from '@jurilien/event-sourcing';
import { user, userDid } from '@jurilien/identity';
import { happened, lead } from '@jurilien/lead';
import { holdingId, type HoldingKind, personKey, type PersonKeyState } from '@jurilien/privacy';
import { professional } from '@jurilien/professionals';
import { z } from 'zod';

/** The life of the keys of one holding. */
export const keyOf = (kind: HoldingKind, id: string) => streamOf(personKey, holdingId({ kind, id }));
/** Only of what is shredded anything says that it is erased. */
const isShredded = (...keys: readonly PersonKeyState[]): Availability =>
  unless(
    keys.some((s) => s.shredded),
    'WRONG_STATE',
    'not-shredded',
  );

/** The key of a request, or of a draft, is shredded: nothing is done with it from now on. */
export const eraseLead = decision({
  name: 'EraseLead',
  input: z.object({ leadId: ids.leadId }),
  streams: ({ leadId }) => ({ lead: streamOf(lead, leadId), request: keyOf('request', leadId), draft: keyOf('draft', leadId) }),
  province: ({ lead: s }) => s.facts.province ?? undefined,
  decide({ leadId }, { lead: s, request, draft }) {
    if (s.status === 'None' || s.erased) return {};
    refuseUnlessAvailable(isShredded(request, draft));
    return { lead: [happened('LeadErased', { leadId, cause: request.cause ?? draft.cause! })] };
  },
});

/** The key of an account is shredded: its address is free again. */
export const eraseUser = decision({
  name: 'EraseUser',
  input: z.object({ userId: ids.userId }),
  streams: ({ userId }) => ({ user: streamOf(user, userId), account: keyOf('account', userId), candidate: keyOf('candidate', userId) }),
  decide({ userId }, { user: s, account, candidate }) {
    if (!s.emailHash) return {};
    refuseUnlessAvailable(isShredded(account, candidate));
    return { user: [userDid('UserErased', { userId, addressHash: s.emailHash })] };
  },
});

/** The key of a professional's file is shredded: what was public of it is shown nowhere any more. */
export const eraseProfessional = decision({
  name: 'EraseProfessional',
  input: z.object({ professionalId: ids.professionalId }),
  streams: ({ professionalId }) => ({ professional: streamOf(professional, professionalId), key: keyOf('professional', professionalId) }),
  province: ({ professional: s }) => s.province,
  decide({ professionalId }, { professional: s, key }) {
    if (s.status === 'None' || s.erased) return {};
    refuseUnlessAvailable(isShredded(key));
    return { professional: [{ type: 'ProfessionalErased' as const, data: { professionalId } }] };
  },
});
