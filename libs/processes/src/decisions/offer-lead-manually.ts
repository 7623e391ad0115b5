import {
  type Ctx,
  decision,
  ids,
  need,
  oneLine,
  Refused,
  refuseUnless,
  refuseUnlessAvailable,
  streamOf,
  type StreamRef,
  unless,
} from '@jurilien/event-sourcing';
import { lead, type LeadEvent, type LeadState, type ManualPick, offeringStarted } from '@jurilien/lead';
import {
  alreadyAsked,
  distribution,
  type SearchEvent,
  type SearchState,
  hasLiveClaim,
  MANUAL_MINUTES,
  manualOffer,
  searched,
  waveEnd,
} from '@jurilien/search';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { z } from 'zod';
import { refuseUnlessMayClaim } from './claim-rules.js';

/** Exclusions staff may override with a reason (4.3.1); never E01–E03, E14–E16. */
export const OVERRIDABLE = ['E10', 'E11', 'E17', 'E19', 'E21', 'E22'] as const;
const MOST_AT_ONCE = 10;

/** What matching says of someone chosen by hand, beside what is overridden: the code in the way, and when their own hours begin. */
const checked = z.record(
  z.string(),
  z.object({ code: z.string().max(4).optional(), deferred: z.enum(['E21', 'E22']).optional(), sendAt: z.iso.datetime().optional() }),
);
export type Checked = z.infer<typeof checked>;

/** Whom staff chose and what they override. `checked` is supplied, over whatever was sent. */
export const manualInput = z.object({
  leadId: ids.leadId,
  professionalId: ids.professionalId.optional(),
  professionalIds: z.array(ids.professionalId).max(MOST_AT_ONCE).default([]),
  professionalName: oneLine(120).optional(),
  overrides: z.array(z.string().max(4)).max(10).default([]),
  checked: checked.default({}),
});
type Input = z.infer<typeof manualInput>;
/** What matching says of everyone chosen, beside what the caller overrides. */
export const eligibility = need<Pick<Input, 'leadId' | 'professionalIds' | 'overrides' | 'checked'>>('eligibility');

/** Everyone chosen, each once. */
export const chosenBy = (i: { professionalId?: string | undefined; professionalIds?: readonly string[] }): string[] => [
  ...new Set([...(i.professionalId ? [i.professionalId] : []), ...(i.professionalIds ?? [])]),
];
const nameOf = (professionalId: string): `professional-${string}` => `professional-${professionalId}`;
/** One stream per chosen professional, named by who it is. */
export const professionalsOf = (ids: readonly string[]): Record<`professional-${string}`, StreamRef<typeof professional>> =>
  Object.fromEntries(ids.map((id) => [nameOf(id), streamOf(professional, id)]));

const isAV = ({ actor }: Ctx): boolean => actor.kind === 'user' && (actor.role ?? '').endsWith('validation');

type States = { readonly distribution: SearchState; readonly lead: LeadState };

/** A round is live, or may begin with offers by hand: the request is ready, or its search was stopped. */
const offerable = ({ distribution: s, lead: l }: States) =>
  unless(s.live || l.status === 'Ready' || (l.status === 'OnHold' && l.stopped), 'WRONG_STATE', 'no-live-round');

/**
 * Staff offer the request to one or several by hand; which exclusions they override is written down. A validator proposes it and
 * someone else decides. While a claim holds the last seat the offer waits for its end; outside the professional's own hours
 * it waits for their opening, unless that is overridden. A request that is ready, or whose search was stopped, begins a round of
 * these offers alone.
 */
export const offerLeadManually = decision({
  name: 'OfferLeadManually',
  input: manualInput,
  reasonRequired: true,
  needs: [eligibility],
  streams: (i: Pick<Input, 'leadId' | 'professionalId' | 'professionalIds'>) => ({
    distribution: streamOf(distribution, i.leadId),
    lead: streamOf(lead, i.leadId),
    ...professionalsOf(chosenBy(i)),
  }),
  province: ({ distribution: s, lead: l }: { distribution: SearchState; lead: LeadState }) => s.province ?? l.facts.province ?? undefined,
  available: offerable,
  decide(input, states, ctx) {
    const { leadId, overrides } = input;
    const picks = checkedPicks(input, states, ctx);
    if (isAV(ctx)) {
      const professionalIds = picks.map((p) => p.professionalId);
      return {
        distribution: [searched('ManualOfferProposed', { leadId, proposalId: ctx.newId(), by: ctx.actor.id, professionalIds, overrides })],
      };
    }
    return manualOffers(picks, states, ctx);
  },
});

/** Everyone chosen, with the name and the hour of the offer. @throws Refused with the first thing in the way */
export function checkedPicks(input: Input, states: States, ctx: Ctx): ManualPick[] {
  const { distribution: s, lead: l } = states;
  const ids = chosenBy(input);
  refuseUnless(ids.length > 0, 'VALIDATION', 'nobody-chosen');
  refuseUnlessAvailable(offerable(states));
  const { overrides } = input;
  refuseUnless(
    overrides.every((code) => (OVERRIDABLE as readonly string[]).includes(code)),
    'FORBIDDEN',
    'not-overridable',
  );
  const round = s.live
    ? s
    : { ...s, province: l.facts.province ?? s.province!, lawyerType: l.facts.lawyerType ?? '', region: l.facts.region ?? '' };
  return ids.map((professionalId) => {
    const pro = (states as unknown as Record<string, ProfessionalState>)[nameOf(professionalId)]!;
    refuseUnless(pro.status !== 'None', 'NOT_FOUND', 'professional');
    const asked = s.offers.some(
      (o) => o.professionalId === professionalId && s.live && o.round === s.round && !(o.unsent && o.state === 'Withdrawn'),
    );
    refuseUnless(!asked, 'DUPLICATE', 'already-offered');
    refuseUnless(!alreadyAsked(s).has(professionalId), 'FORBIDDEN', 'E16-answered-before');
    refuseUnlessMayClaim(pro, round, ctx);
    return { professionalId, name: pro.name, overrides, ...hourOf(input.checked[professionalId], overrides) };
  });
}

/** When the offer may go out, by what matching says. @throws FORBIDDEN with the code that is in the way */
function hourOf(said: Checked[string] | undefined, overrides: readonly string[]): { sendAt?: string } {
  if (said?.code) {
    const may = (OVERRIDABLE as readonly string[]).includes(said.code);
    throw new Refused('FORBIDDEN', may ? `${said.code}-needs-override` : `${said.code}-excluded`);
  }
  if (said?.deferred === 'E22') refuseUnless(overrides.includes('E22'), 'FORBIDDEN', 'E22-needs-override');
  if (overrides.includes('E21')) return {};
  refuseUnless(said?.deferred !== 'E21', 'FORBIDDEN', 'E21-needs-override');
  return said?.sendAt ? { sendAt: said.sendAt } : {};
}

/** The offers themselves: in the live round, or as the beginning of one. */
export function manualOffers(
  picks: readonly ManualPick[],
  { distribution: s, lead: l }: States,
  ctx: Ctx,
): { lead?: LeadEvent[]; distribution?: SearchEvent[] } {
  if (!s.live) return { lead: [offeringStarted(l, ctx, l.stopped || l.replacing === true, picks)] };
  const expiresAt = waveEnd(ctx.now, MANUAL_MINUTES, s.urgent ? 'wall' : 'window', s.province!, ctx.config);
  // An offer that is due but in the way of a claim is planned for now: the end of the claim sends it.
  const waits = hasLiveClaim(s, ctx.now) ? { sendAt: ctx.now } : {};
  return { distribution: picks.map((p) => manualOffer(s, { ...waits, ...p }, { wave: s.wave?.number ?? 0, expiresAt }, ctx)) };
}
