import { Controller, Inject, Req } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import { Refused } from '@jurilien/event-sourcing';
import { openInvitation, type LeadState } from '@jurilien/lead';
import { getRow } from '@jurilien/persistence';
import { askingOf, databaseNow, issueLink, type Kernel, scopeOf } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { Opened } from '../auth/link.strategy.js';
import { Asked, Route } from '../http/contract.js';
import { opened, type FoundLink } from '../links/link.js';
import { steppedUp } from '../links/step-up.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { requestOf } from './accepted.js';
import { refuseUnlessInScope } from './lead-in-scope.js';
import { answering, renewalShown, roundsOf } from './renewal.js';

type Door = Answer<'GET /api/public/renewal'>;

/** An invitation to renew a request (M17). The request is shown after the code alone, and opening changes nothing. */
@Controller()
export class RenewalController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/public/renewal')
  async door(@Opened() found: FoundLink): Promise<Door> {
    const { state, standing } = found;
    const { leadId } = state.subject;
    if (standing === 'unknown' || state.purpose !== 'renewal' || !leadId) throw new Refused('NOT_FOUND', 'no-such-link');
    const request = await requestOf(this.kernel, leadId);
    const now = await databaseNow(this.kernel);
    // A link that was used still says what came of it, to the device that typed its code.
    const { actor } = opened({ ...found, standing: 'live' }, ['renewal']);
    const proven = steppedUp({ ...found, actor });
    if (proven) this.accesses.openedLink(actor, `lead-${leadId}`, { shown: 'renewal' });
    return {
      serverNow: now,
      lang: state.lang,
      standing: standingOf(found, request, now),
      expiresAt: state.expiresAt!,
      steppedUp: proven,
      ...(proven && !request.erased ? { renewal: await renewalShown(this.kernel, request, askingOf(this.kernel, actor, now)) } : {}),
    };
  }

  @Route('GET /api/client/requests/:leadId/renewal')
  async own(@Asked() { params: { leadId } }: Asked<'GET /api/client/requests/:leadId/renewal'>, @Req() { principal }: GuardedRequest) {
    const request = await this.ownRequest(leadId, principal);
    this.accesses.read(principal, { action: 'saw', subject: `lead-${leadId}` });
    const now = await databaseNow(this.kernel);
    const expiresAt = openInvitation(request, now)?.expiresAt;
    return {
      serverNow: now,
      ...(expiresAt ? { expiresAt } : {}),
      ...(await renewalShown(this.kernel, request, askingOf(this.kernel, principal.actor, now))),
    };
  }

  @Route('POST /api/client/requests/:leadId/another')
  async another(@Asked() { params: { leadId } }: Asked<'POST /api/client/requests/:leadId/another'>, @Req() { principal }: GuardedRequest) {
    const { lang } = await this.ownRequest(leadId, principal);
    // The weakest link there is of a request: it answers no invitation, shows nothing before a code, and is over in a day.
    const occurrence = `another-${principal.actor.id}-${(await databaseNow(this.kernel)).slice(0, 'yyyy-mm-dd'.length)}`;
    return { ref: await issueLink(this.kernel, { purpose: 'renewal', subject: { leadId }, lang, days: 1, occurrence }) };
  }

  @Route('GET /api/leads/:leadId/renewal')
  async ofTeam(@Asked() { params: { leadId } }: Asked<'GET /api/leads/:leadId/renewal'>, @Req() { principal }: GuardedRequest) {
    await refuseUnlessInScope(this.kernel, leadId, principal);
    const now = await databaseNow(this.kernel);
    const answers = await answering(this.kernel, await requestOf(this.kernel, leadId), askingOf(this.kernel, principal.actor, now));
    return { ...answers, rounds: await roundsOf(this.kernel, leadId) };
  }

  /** A request that this client sent. @throws Refused as if another's did not exist */
  private async ownRequest(leadId: string, principal: Principal): Promise<LeadState> {
    const view = this.kernel.registry.views.get('lead-statuses')!;
    if (!(await getRow(this.kernel.db, view, leadId, await scopeOf(this.kernel, view, principal)))) throw new Refused('NOT_FOUND', 'lead');
    const request = await requestOf(this.kernel, leadId);
    if (!request.submittedAt || request.erased) throw new Refused('NOT_FOUND', 'lead');
    return request;
  }
}

/** How the invitation of a link stands: open, answered here or elsewhere, or over. */
function standingOf({ state, standing }: FoundLink, request: LeadState, now: string): Door['standing'] {
  const { invitation } = request.renewal;
  if (standing === 'used') return 'answered';
  if (standing !== 'live' || invitation?.round !== state.subject.round) return 'over';
  if (openInvitation(request, now)) return 'open';
  return invitation?.answer && invitation.answer !== 'silent' && invitation.answer !== 'liveAgain' ? 'answered' : 'over';
}
