import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { knownPersons, lead, placeOf, price, priceInput, urgencyShown, type LeadState } from '@jurilien/lead';
import { detectPersonalData } from '@jurilien/personal-data';
import { distribution, wavesOf } from '@jurilien/search';
import { pendingActions } from '@jurilien/persistence';
import { databaseNow, asOf, matchingFor, stateOf, type Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import { consentsAt, writeDownSaid } from '../preferences/address-consents.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { duplicatesShown } from './duplicates.js';
import { refuseUnlessInScope } from './lead-in-scope.js';
import { KERNEL } from '../tokens.js';

const SHOWN = 50;

/** Reads about one lead that are computed rather than kept: who would get it, what it costs, what happens next. */
@Controller()
export class LeadsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  @Route('GET /api/leads/:leadId/matching-preview')
  async preview(@Asked() { params: { leadId } }: Asked<'GET /api/leads/:leadId/matching-preview'>, @Req() { principal }: GuardedRequest) {
    await refuseUnlessInScope(this.kernel, leadId, principal);
    const { facts } = await stateOf(this.kernel, lead, leadId);
    const [first] = wavesOf('default', placeOf(facts), this.kernel.configuration.current());
    const { byId, matching } = await matchingFor(this.kernel, leadId, first!.size);
    return {
      eligible: matching.ranked.slice(0, SHOWN),
      total: matching.eligible,
      counts: matching.excluded,
      excluded: [...matching.excludedById]
        .slice(0, 200)
        .map(([professionalId, code]) => ({ professionalId, name: byId.get(professionalId)!.name, code })),
    };
  }

  @Route('GET /api/leads/:leadId/price-preview')
  async price(@Asked() { params: { leadId } }: Asked<'GET /api/leads/:leadId/price-preview'>, @Req() { principal }: GuardedRequest) {
    await refuseUnlessInScope(this.kernel, leadId, principal);
    const config = this.kernel.configuration.current();
    return price(priceInput(await stateOf(this.kernel, lead, leadId), config), config);
  }

  @Route('GET /api/leads/:leadId/timers')
  async timers(@Asked() { params: { leadId } }: Asked<'GET /api/leads/:leadId/timers'>, @Req() { principal }: GuardedRequest) {
    await refuseUnlessInScope(this.kernel, leadId, principal);
    const { acceptances } = await stateOf(this.kernel, distribution, leadId);
    return pendingActions(this.kernel.db, [
      `lead-${leadId}`,
      `distribution-${leadId}`,
      ...acceptances.map((a) => `acceptance-${a.acceptanceId}`),
    ]);
  }

  @Route('GET /api/leads/:leadId/duplicates')
  async duplicates(@Asked() { params: { leadId } }: Asked<'GET /api/leads/:leadId/duplicates'>, @Req() { principal }: GuardedRequest) {
    await refuseUnlessInScope(this.kernel, leadId, principal);
    return duplicatesShown(this.kernel, await stateOf(this.kernel, lead, leadId), principal);
  }

  /** What may be urgent about the request, with the words that say so (IN6). */
  @Route('GET /api/leads/:leadId/urgency')
  async urgency(@Asked() { params: { leadId } }: Asked<'GET /api/leads/:leadId/urgency'>, @Req() { principal }: GuardedRequest) {
    await refuseUnlessInScope(this.kernel, leadId, principal);
    return urgencyShown(await stateOf(this.kernel, lead, leadId), asOf(this.kernel, await databaseNow(this.kernel)));
  }

  /** What the client's addresses say of what sells: the one truth, whatever a form once stated (4.8.5). */
  @Route('GET /api/leads/:leadId/consents')
  async consents(@Asked() { params: { leadId } }: Asked<'GET /api/leads/:leadId/consents'>, @Req() { principal }: GuardedRequest) {
    await refuseUnlessInScope(this.kernel, leadId, principal);
    return consentsAt(this.kernel, addressesOf(await stateOf(this.kernel, lead, leadId)), principal);
  }

  /** What the client said on the phone about the messages they get. */
  @Route('POST /api/leads/:leadId/consents')
  async said(@Asked() { params: { leadId }, body }: Asked<'POST /api/leads/:leadId/consents'>, @Req() { principal }: GuardedRequest) {
    await refuseUnlessInScope(this.kernel, leadId, principal);
    const addresses = addressesOf(await stateOf(this.kernel, lead, leadId));
    await writeDownSaid({ kernel: this.kernel, bus: this.bus }, { addresses, subject: { leadId } }, body, principal);
  }

  /** What a text must not name, found with the contact data the editor does not show. */
  @Route('POST /api/leads/:leadId/summary-check')
  async check(@Asked() asked: Asked<'POST /api/leads/:leadId/summary-check'>, @Req() { principal }: GuardedRequest) {
    const { leadId } = asked.params;
    await refuseUnlessInScope(this.kernel, leadId, principal);
    const s = await stateOf(this.kernel, lead, leadId);
    return detectPersonalData(asked.body.text, knownPersons(s));
  }
}

const addressesOf = ({ email, phoneNumber, facts }: LeadState) => ({
  email,
  phoneNumber,
  proven: [
    ...(facts.emailConfirmed === true ? (['email'] as const) : []),
    ...(facts.phoneNumberConfirmed === true ? (['sms'] as const) : []),
  ],
});
