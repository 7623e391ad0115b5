import {
  allOf,
  alreadyDone,
  type Asking,
  decision,
  ids,
  oneLine,
  Refused,
  refuseUnless,
  streamOf,
  unless,
  unlessDone,
} from '@jurilien/event-sourcing';
import {
  BLACKLIST_KINDS,
  BLACKLIST_REASONS,
  BLACKLIST_SCOPES,
  blacklistEntry,
  blacklistMark,
  daysAfter,
  entryIs,
  entryProvince,
  listed,
  maskedValue,
  type OnEntry,
  refuseUnlessSensibleEnd,
  reviewAtOf,
  type BlacklistKind,
} from '@jurilien/exclusions';
import { lead, type LeadState } from '@jurilien/lead';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { blacklistMonths } from '@jurilien/reference';
import { z } from 'zod';

const DAYS_A_MONTH = 30.44;
/** What a validator may add from the request in hand (4.10.8). */
const BY_VALIDATION: readonly BlacklistKind[] = ['person', 'phone', 'email'];

const input = z.object({
  entryId: ids.entryId,
  kind: z.enum(BLACKLIST_KINDS),
  /** A name, number, address or IP address; left out, it is the one of the request. */
  value: oneLine(254).optional(),
  leadId: ids.leadId.optional(),
  professionalId: ids.professionalId.optional(),
  scope: z.array(z.enum(BLACKLIST_SCOPES)).min(1),
  blockType: z.enum(BLACKLIST_REASONS),
  evidence: z.string().trim().max(4_000).optional(),
  province: z.enum(['QC', 'ON']).optional(),
  until: z.iso.datetime().optional(),
});
type Input = z.infer<typeof input>;

/** A new entry depends on what it is of; one that was proposed is made to count by another administrator. */
const available = ({ entry: s }: OnEntry, who: Asking) =>
  s.status === 'Proposed'
    ? allOf(
        unless(s.proposedBy !== who.actor.id, 'FOUR_EYES_REQUIRED', 'second-administrator'),
        unless(isAdministrator(who), 'FORBIDDEN', 'administrators-only'),
        unless(s.entry?.province || isNational(who), 'FORBIDDEN', 'national-administrators-only'),
      )
    : unlessDone(s.status !== 'None', entryIs(s));

/**
 * Someone, a number, an address or a pair is not served any more (MO14). An entry on a professional, and a national one by a
 * province's administrator, is a proposal: the same command from another person makes it count.
 */
export const addBlacklistEntry = decision({
  name: 'AddBlacklistEntry',
  input,
  reasonRequired: true,
  streams: (i: { entryId: string; leadId?: string; professionalId?: string }) => ({
    entry: streamOf(blacklistEntry, i.entryId),
    lead: streamOf(lead, i.leadId ?? i.entryId),
    professional: streamOf(professional, i.professionalId ?? i.entryId),
  }),
  province: (states, i) => entryProvince(states) ?? i.province,
  available,
  decide(asked, { entry: s, lead: l, professional: pro }, ctx) {
    if (alreadyDone(available({ entry: s }, ctx))) return {};
    if (s.status === 'Proposed') return { entry: [listed('BlacklistEntryAdded', { entryId: asked.entryId, ...s.entry! })] };
    refuseUnless(isAdministrator(ctx) || BY_VALIDATION.includes(asked.kind), 'FORBIDDEN', 'kind-of-entry');
    const province = asked.province ?? l.facts.province ?? pro.province;
    const value = valueOf(asked, l, pro);
    const until = asked.until ?? daysAfter(ctx.now, Math.round(ctx.config.value(blacklistMonths) * DAYS_A_MONTH));
    refuseUnlessSensibleEnd(until, ctx.now);
    const data = {
      entryId: asked.entryId,
      kind: asked.kind,
      mark: blacklistMark(ctx.hash, asked.kind, value.mark),
      label: value.label,
      ...(asked.evidence ? { evidence: asked.evidence } : {}),
      ...(asked.professionalId ? { professionalId: asked.professionalId } : {}),
      scope: asked.scope,
      blockType: asked.blockType,
      ...(province && (asked.province || !isNational(ctx)) ? { province } : {}),
      until,
      reviewAt: reviewAtOf(until, ctx.now),
    };
    const why = asked.professionalId ? 'professional' : !data.province && !isNational(ctx) ? 'national' : undefined;
    return { entry: [why ? listed('BlacklistEntryProposed', { ...data, why }) : listed('BlacklistEntryAdded', data)] };
  },
});

const roleOf = ({ actor }: Asking): string => actor.role ?? '';
/** An administrator of the country or of a province; a validator is none. */
const isAdministrator = (who: Asking): boolean => /_admin(_qc|_on)?$/.test(roleOf(who)) || roleOf(who) === 'admin';
const isNational = (who: Asking): boolean => isAdministrator(who) && !who.actor.provinces;

const required = (field: string): Refused => new Refused('VALIDATION', 'value-missing', [{ field, message: 'required' }]);

/** What is hashed, and what is shown of it. */
function valueOf(asked: Input, l: LeadState, pro: ProfessionalState): { mark: string; label: string } {
  const { kind, value, professionalId, leadId } = asked;
  if (kind === 'professional' || kind === 'pair') {
    if (!professionalId || pro.status === 'None') throw required('professionalId');
    if (kind === 'professional') return { mark: professionalId, label: pro.name };
    const client = l.email ?? value;
    if (!client) throw required(leadId ? 'value' : 'leadId');
    return { mark: pairValue(professionalId, client), label: `${pro.name} – ${maskedValue('email', client)}` };
  }
  refuseUnless(!professionalId, 'VALIDATION', 'professional-not-wanted');
  const ofLead: Partial<Record<BlacklistKind, string | undefined>> = {
    person: l.clientName,
    phone: l.phoneNumber,
    email: l.email,
    address: l.address?.street ? `${l.address.street} ${l.address.postalCode ?? ''}` : undefined,
  };
  const plain = value || ofLead[kind];
  if (!plain) throw required('value');
  return { mark: plain, label: maskedValue(kind, plain) };
}

/** A professional and a client by their address, as one value. */
export const pairValue = (professionalId: string, email: string): string => `${professionalId}:${email.trim().toLowerCase()}`;
