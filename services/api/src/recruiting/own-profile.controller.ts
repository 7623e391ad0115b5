import { Controller, Inject, Req } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import { type Asking, possibleIn } from '@jurilien/event-sourcing';
import { user } from '@jurilien/identity';
import { listRows } from '@jurilien/persistence';
import { professional } from '@jurilien/professionals';
import { CONTACT_BUTTONS, PROFILE_BUTTONS } from '@jurilien/processes';
import { candidate, candidateContacts, contactOf, type CandidateState } from '@jurilien/recruiting';
import { askingOf, stateOf, type Kernel } from '@jurilien/runtime';
import { Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';

type Own = Answer<'GET /api/recruit/profile'>;
const SHOWN = 100;

/** M16: a candidate's own profile, and who asked to talk. */
@Controller()
export class OwnCandidateController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/recruit/profile')
  async profile(@Req() { principal }: GuardedRequest): Promise<Own> {
    const candidateId = principal.actor.id;
    const who = askingOf(this.kernel, principal.actor);
    const [{ emailVerified, username }, s, { data }] = await Promise.all([
      stateOf(this.kernel, user, candidateId),
      stateOf(this.kernel, candidate, candidateId),
      listRows(this.kernel.db, this.kernel.registry.views.get('candidate-contacts')!, { page: 1, perPage: SHOWN, filter: { candidateId } }),
    ]);
    const requests = await Promise.all(data.map((row) => this.request(row.id as string, candidateId, row.professionalId as string, who)));
    return {
      candidateId,
      name: username,
      emailVerified,
      state: s.status,
      visibility: s.visibility,
      stale: s.stale ?? false,
      cv: s.cv ? { type: s.cv.type, bytes: s.cv.bytes, at: s.cv.at } : null,
      cvViews: await this.views(s),
      actions: possibleIn(PROFILE_BUTTONS, { candidate: s }, who, { candidateId }),
      profile: s.facts && s.details ? { ...s.facts, ...s.details } : null,
      requests: requests.filter((r) => r !== undefined),
    };
  }

  /** Who read the CV, the latest first. */
  private async views({ cvViews }: CandidateState): Promise<Own['cvViews']> {
    const ids = [...new Set(cvViews.map((v) => v.professionalId))];
    const firms = new Map(await Promise.all(ids.map(async (id) => [id, await stateOf(this.kernel, professional, id)] as const)));
    return cvViews
      .map(({ professionalId, at }) => ({ firm: firms.get(professionalId)!.firm, name: firms.get(professionalId)!.name, at }))
      .reverse();
  }

  /** One request, from the log: who has just answered sees the answer. */
  private async request(
    requestId: string,
    candidateId: string,
    professionalId: string,
    who: Asking,
  ): Promise<Own['requests'][number] | undefined> {
    const [pro, contacts] = await Promise.all([
      stateOf(this.kernel, professional, professionalId),
      stateOf(this.kernel, candidateContacts, professionalId),
    ]);
    const asked = contactOf(contacts, requestId, candidateId);
    const actions = possibleIn(CONTACT_BUTTONS, { contacts }, who, { requestId, candidateId });
    return asked && { ...asked, professionalId, firm: pro.firm, name: pro.name, actions };
  }
}
