import { Controller, Inject, Req } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import { availableIn } from '@jurilien/event-sourcing';
import { user } from '@jurilien/identity';
import { listRows } from '@jurilien/persistence';
import { FOUND_BUTTONS } from '@jurilien/processes';
import {
  blocks,
  candidate,
  candidateContacts,
  fits,
  mayBeSeen,
  type CandidateContact,
  type CandidateState,
  type Firm,
} from '@jurilien/recruiting';
import { featureRecruit } from '@jurilien/reference';
import { askingOf, stateOf, type Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { KERNEL } from '../tokens.js';
import { card } from './card.js';

/** As many as a person looks through; who wrote last comes first. */
const AT_MOST = 200;
type Found = Answer<'GET /api/candidates'>;

/** S03: who may be found, and what this firm asked already. Staff see the same cards, and ask no one. */
@Controller()
export class CandidatesController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/candidates')
  async search(@Asked() { query: wanted }: Asked<'GET /api/candidates'>, @Req() { principal }: GuardedRequest): Promise<Found> {
    const own = principal.who === 'professional' ? await ownProfessional(this.kernel, principal) : undefined;
    const theirs = own ? await stateOf(this.kernel, candidateContacts, own.professionalId) : candidateContacts.initial;
    const { contacts, dismissed } = theirs;
    const who = askingOf(this.kernel, principal.actor);
    const available = (candidateId: string, state: CandidateState) =>
      own
        ? availableIn(FOUND_BUTTONS, { contacts: theirs, candidate: state, professional: own.state }, who, {
            professionalId: own.professionalId,
            candidateId,
          })
        : {};
    // Switched off, a firm finds no one new; what it asked already is answered.
    const offered = !own || who.config.value(featureRecruit, { province: own.state.province });
    const { data } = await listRows(this.kernel.db, this.kernel.registry.views.get('candidates')!, {
      page: 1,
      perPage: AT_MOST,
      filter: { visible: true, ...(wanted.type ? { type: wanted.type } : {}) },
    });
    const found = await Promise.all(
      (offered ? data : []).map(async ({ id }) => ({ id: id as string, state: await stateOf(this.kernel, candidate, id as string) })),
    );
    // The log decides: who has just hidden, or blocked this firm, is neither shown nor counted.
    const cards = found
      .filter(({ id, state }) => mayBeSeen(state, own?.state ?? { name: '' }) && !dismissed.includes(id) && fits(state.facts, wanted))
      .map(({ id, state }) => ({ ...card(id, state, own !== undefined), available: available(id, state) }));
    const requests = await Promise.all(contacts.map((c) => this.request(c, own!.state)));
    return {
      professionalId: own?.professionalId,
      mayAsk: own?.state.status === 'Approved',
      sms: own?.state.channels.includes('sms') ?? false,
      cards,
      requests: requests.reverse(),
    };
  }

  /** What was asked; who it is only after yes. */
  private async request({ candidateId, message: _, ...c }: CandidateContact, firm: Firm): Promise<Found['requests'][number]> {
    const [state, { email }] = await Promise.all([stateOf(this.kernel, candidate, candidateId), stateOf(this.kernel, user, candidateId)]);
    const { details } = state;
    const reveal = c.status === 'Accepted' && details;
    return {
      ...c,
      candidateId,
      card: details ? card(candidateId, state, false) : null,
      ...(reveal ? { contact: { name: `${details.firstName} ${details.lastName}`, email, phoneNumber: details.phoneNumber } } : {}),
      ...(reveal && state.cv && !blocks(details, firm) ? { cv: { type: state.cv.type, bytes: state.cv.bytes, at: state.cv.at } } : {}),
    };
  }
}
