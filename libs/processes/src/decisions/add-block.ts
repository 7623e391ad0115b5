import { type Ctx, decision, ids, oneLine, Refused, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import {
  BLOCK_KINDS,
  blockList,
  clientMarks,
  daysAfter,
  EVERY_REQUEST,
  holds,
  ownerOf,
  partyMark,
  sameBlock,
  type Block,
  type BlockEvent,
  type Identity,
} from '@jurilien/exclusions';
import { lead, type LeadState } from '@jurilien/lead';
import { LAWYER_TYPES, REGIONS } from '@jurilien/reference';
import { z } from 'zod';

const input = z
  .object({
    /** A professional's own list; without one it is the client of the request who blocks. */
    professionalId: ids.professionalId.optional(),
    /** The request it is made from. */
    leadId: ids.leadId.optional(),
    offerId: ids.offerId.optional(),
    kind: z.enum(BLOCK_KINDS),
    /** The field or region; for a client, the professional. Of a request, its own when left out. */
    value: z.string().max(40).optional(),
    /** An opposing party by name, hashed at once and kept nowhere; of a request, all its parties when left out. */
    name: oneLine(120).optional(),
    days: z.number().int().min(1).max(730).optional(),
  })
  .refine((i) => ownerOf(i) !== '', { path: ['professionalId'], message: 'required' });
type Input = z.infer<typeof input>;

/** Never bring me together with this again: one's own, told to no one, for good or for a while (MO13, M24). */
export const addBlock = decision({
  name: 'AddBlock',
  input,
  streams: (i) => ({ blocks: streamOf(blockList, ownerOf(i)), lead: streamOf(lead, i.leadId ?? ownerOf(i)) }),
  decide(asked, { blocks: s, lead: found }, ctx) {
    const l = asked.leadId ? found : lead.initial;
    const owner = asked.professionalId ? 'professional' : 'client';
    refuseUnless((asked.kind === 'professional') === (owner === 'client'), 'FORBIDDEN', 'not-a-block-of-theirs');
    refuseUnless(!asked.leadId || l.status !== 'None', 'NOT_FOUND', 'lead');
    const what = whatOf(asked, l, ctx);
    if (s.blocks.some((b) => sameBlock(b, what) && holds(b, ctx.now))) return {};
    const added: BlockEvent = {
      type: 'BlockAdded',
      data: {
        ownerId: ownerOf(asked),
        owner,
        blockId: ctx.newId(),
        ...what,
        ...(asked.days ? { until: daysAfter(ctx.now, asked.days) } : {}),
        ...(asked.leadId ? { leadId: asked.leadId, ...(l.code ? { leadCode: l.code } : {}) } : {}),
      },
    };
    return { blocks: [added] };
  },
});

const identityOf = (l: LeadState): Identity => ({ name: l.clientName, email: l.email, phone: l.phoneNumber });
const missing = (field: string): Refused => new Refused('VALIDATION', 'block-of-what', [{ field, message: 'required' }]);

function whatOf(asked: Input, l: LeadState, { hash }: Ctx): Pick<Block, 'kind' | 'value' | 'marks'> {
  const { kind } = asked;
  const ownerId = ownerOf(asked);
  const some = (marks: readonly (string | undefined)[], field: string): { kind: typeof kind; marks: string[] } => {
    const found = [...new Set(marks.filter((m) => m !== undefined))].sort();
    if (found.length === 0) throw missing(field);
    return { kind, marks: found };
  };
  switch (kind) {
    case 'client':
      return some(clientMarks(hash, ownerId, identityOf(l)), 'leadId');
    case 'party': {
      const names = asked.name ? [asked.name] : l.othersInvolved.map((p) => p.name);
      return some(
        names.map((name) => partyMark(hash, ownerId, name)),
        'name',
      );
    }
    case 'professional':
      if (!asked.value) throw missing('value');
      // The wish follows the client to their other requests by address and number.
      return { kind, value: asked.value, marks: clientMarks(hash, EVERY_REQUEST, identityOf(l)).sort() };
    case 'field': {
      const value = asked.value ?? l.facts.lawyerType ?? '';
      if (!LAWYER_TYPES.some((t) => t.code === value)) throw missing('value');
      return { kind, value };
    }
    case 'region': {
      const value = asked.value ?? l.facts.region ?? '';
      if (!REGIONS.some((r) => r.code === value)) throw missing('value');
      return { kind, value };
    }
    default:
      return { kind };
  }
}
