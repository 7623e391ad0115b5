import { Controller, Get, Header, Headers, Inject } from '@nestjs/common';
import { availableCc, creditAccount } from '@jurilien/credits';
import { acceptance, distribution, lead, liveClaims, seatsFree, type DistributionState, type LeadState, type Offer } from '@jurilien/leads';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { KERNEL } from '../tokens.js';
import { openLink } from './link.js';
import { refuseUnlessSteppedUp } from './step-up.js';

/** Clear facts an offer shows before acceptance (3.1, column V = O). */
const SHOWN = [
  'lawyerType',
  'additionalLawyerTypes',
  'juridicalHelp',
  'hasLegalAidCert',
  'smallMandate',
  'commercial',
  'province',
  'region',
  'city',
  'lang',
  'experience',
  'acceptDistance',
  'rate',
  'budget',
  'hasCourtDate',
  'courtDate',
  'employementPeril',
  'mediator',
  'paralegal',
  'consult',
  'consultBefore',
  'superLead',
  'clientReadyAlert',
  'clientReadySeriousAlert',
  'teamValidated',
  'emailConfirmed',
  'phoneNumberConfirmed',
  'renewed',
] as const;

/**
 * An offer as its professional may see it at this moment: a summary without identity, names only during the own live claim
 * after asking for them, contact data only after acceptance (D7). Never stored anywhere on the way.
 */
@Controller('api/public/offer')
export class OfferController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async offer(@Headers('authorization') authorization?: string, @Headers('x-device') device?: string): Promise<object> {
    const link = await openLink(this.kernel, authorization, ['offer', 'contact-sheet']);
    const {
      actor,
      state: { subject, lang },
    } = link;
    const { leadId, offerId, professionalId } = subject as { leadId: string; offerId: string; professionalId: string };
    const [search, request, account] = await Promise.all([
      stateOf(this.kernel, distribution, leadId),
      stateOf(this.kernel, lead, leadId),
      stateOf(this.kernel, creditAccount, professionalId),
    ]);
    const [row] = await this.kernel.db.query<{ now: string }>(
      `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`,
    );
    const now = row!.now;
    const offer = search.offers.find((o) => o.offerId === offerId && o.professionalId === professionalId);
    const claim = liveClaims(search, now).find((c) => c.offerId === offerId);
    const deal = search.acceptances.find((a) => a.professionalId === professionalId);
    const shown = deal ? 'contact' : claim?.namesRevealed ? 'names' : 'summary';
    // Names and contact data are for the person the link was sent to, not for whoever found it.
    if (shown !== 'summary') refuseUnlessSteppedUp(link, device);
    this.accesses.openedLink(actor, `lead-${leadId}`, { shown });
    return {
      state: standing(search, request, offer, now),
      lang,
      code: search.code,
      ...matter(request),
      priceCc: offer?.priceCc ?? search.coinValueCc,
      factors: search.factors,
      availableCc: availableCc(account, now),
      waveEndsAt: search.wave && !search.wave.over ? search.wave.endsAt : undefined,
      expiresAt: offer?.expiresAt,
      serverNow: now,
      ...(claim
        ? {
            claim: {
              claimId: claim.claimId,
              holdUntil: claim.holdUntil,
              funded: claim.funded,
              ...(claim.namesRevealed ? { names: namesOf(request) } : {}),
            },
          }
        : {}),
      ...(deal ? { contact: await this.contact(request, deal.acceptanceId) } : {}),
    };
  }

  private async contact(s: LeadState, acceptanceId: string): Promise<object> {
    const deal = await stateOf(this.kernel, acceptance, acceptanceId);
    return {
      clientName: s.clientName,
      email: s.email,
      phoneNumber: s.phoneNumber,
      address: s.address,
      description: s.description,
      othersInvolved: s.othersInvolved,
      specificQuestions: s.specificQuestions,
      slaDueAt: deal.slaDueAt,
      contacted: deal.status !== 'ToContact',
    };
  }
}

const namesOf = (s: LeadState): object => ({
  client: s.clientName,
  others: s.othersInvolved.map((p) => ({ name: p.name, role: p.role, unknown: p.unknown })),
});

function matter(s: LeadState): object {
  const facts = Object.fromEntries(SHOWN.map((name) => [name, s.facts[name]]));
  return {
    lawyerType: s.facts.lawyerType,
    region: s.facts.region,
    city: s.facts.city,
    province: s.facts.province,
    summary: s.summary,
    accessibleAnswers: s.accessibleSpecificQuestions,
    facts: {
      ...facts,
      ...(s.facts.juridicalHelp ? { revenueRange: s.facts.revenueRange } : {}),
      budgetNumber: s.facts.budgetNumber ? Math.round(s.facts.budgetNumber / 100) * 100 : 0,
    },
  };
}

/** One word for the page: what is left to do, or why nothing is. */
function standing(search: DistributionState, request: LeadState, offer: Offer | undefined, now: string): string {
  if (!offer) return 'withdrawn';
  if (offer.state === 'Accepted' || offer.state === 'Refused' || offer.state === 'Conflict' || offer.state === 'Expired')
    return offer.state.toLowerCase();
  if (offer.state === 'Taken') return 'taken';
  if (offer.state === 'Withdrawn' || !search.live)
    return request.status === 'Withdrawn' || request.status === 'Blocked' || request.status === 'OnHold'
      ? 'withdrawn'
      : search.acceptances.length > 0
        ? 'taken'
        : 'expired';
  if (liveClaims(search, now).some((c) => c.offerId === offer.offerId)) return 'claimed';
  return seatsFree(search, now) > 0 ? 'open' : 'claimed-by-other';
}
