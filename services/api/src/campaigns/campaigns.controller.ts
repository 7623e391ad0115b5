import { Controller, Inject, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { campaign, refuseUnlessKnown, type SavedCampaign, segment as segments, segmentVersion, versionsOf } from '@jurilien/campaigns';
import { mayList } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { Refused } from '@jurilien/event-sourcing';
import { failedRecipients, readStream, waitForViews } from '@jurilien/persistence';
import { masked } from '@jurilien/processes';
import { campaignResults, repliesTo, stateOf, type Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { noteList } from '../audit/note-list.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { ListView } from '../views/queries.js';

/** Who only reads reports is told how many in all: a part may be one person. */
const TOTALS_ALONE = { codes: [], languages: [], minutes: [], variants: [], trial: null };

/** As many failures as are listed: a team with more looks at their causes. */
const MOST_FAILURES = 200;

/** X05: what became of everyone a campaign goes to. It is written, let go and held by commands. */
@Controller()
export class CampaignsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/campaigns/:id/results')
  async results(
    @Asked() { params: { id } }: Asked<'GET /api/campaigns/:id/results'>,
    @Req() { principal }: GuardedRequest,
  ): Promise<Answer<'GET /api/campaigns/:id/results'>> {
    const s = await stateOf(this.kernel, campaign, id);
    refuseUnlessKnown(s, principal);
    const found = await campaignResults(this.kernel, id, s.content?.trial);
    return { frozen: s.frozen ?? null, ...found, ...(principal.who === 'report' ? TOTALS_ALONE : {}) };
  }

  @Route('GET /api/campaigns/:id/failures')
  async failures(
    @Asked() { params: { id } }: Asked<'GET /api/campaigns/:id/failures'>,
    @Req() { principal }: GuardedRequest,
  ): Promise<Answer<'GET /api/campaigns/:id/failures'>> {
    refuseUnlessKnown(await stateOf(this.kernel, campaign, id), principal);
    const messages = this.kernel.registry.views.get('messages')!;
    const found = await failedRecipients(this.kernel.db, id, messages, MOST_FAILURES + 1);
    const failures = found
      .slice(0, MOST_FAILURES)
      .map(({ to, ...failure }) => ({ ...failure, to: String(masked(messages, { to })['to']) }));
    return { failures, more: found.length > MOST_FAILURES };
  }

  /** What an approver reads: the campaign as it is saved, and what of it was approved or sent back before. */
  @Route('GET /api/campaigns/:id/versions')
  async versions(
    @Asked() { params: { id } }: Asked<'GET /api/campaigns/:id/versions'>,
    @Req() { principal }: GuardedRequest,
  ): Promise<Answer<'GET /api/campaigns/:id/versions'>> {
    refuseUnlessKnown(await stateOf(this.kernel, campaign, id), principal);
    const { now, decided } = versionsOf(await readStream(this.kernel.db, this.kernel.codec, `campaign-${id}`))!;
    if (!decided) return { now: await this.withSegment(now), decided: null };
    const { campaign: before, ...decision } = decided;
    return { now: await this.withSegment(now), decided: { ...(await this.withSegment(before)), ...decision } };
  }

  /** The inbox narrowed to those who wrote since this campaign went to them: what its reader may see there, and no more. */
  @Route('GET /api/campaigns/:id/replies')
  async replies(
    @Asked() { params: { id }, query }: Asked<'GET /api/campaigns/:id/replies'>,
    @Req() { principal }: GuardedRequest,
  ): Promise<Answer<'GET /api/campaigns/:id/replies'>> {
    if (!mayList('threads', principal.who)) throw new Refused('FORBIDDEN', 'role');
    refuseUnlessKnown(await stateOf(this.kernel, campaign, id), principal);
    const { after, filter = {}, ...asked } = query;
    if (filter.id !== undefined) throw new Refused('VALIDATION', 'filter', [{ field: 'id', message: 'unknown' }]);
    const threads = this.kernel.registry.views.get('threads')!;
    noteList(this.accesses, threads, principal, query, { campaign: id });
    if (after !== undefined) await waitForViews(this.kernel.db, [threads], after);
    const of = await repliesTo(this.kernel, id);
    return this.queries.execute(new ListView('threads', principal, { ...asked, filter: { ...filter, id: of } }, after));
  }

  private async withSegment({ segmentId, audience, province, ...said }: SavedCampaign) {
    const { name = '', query } = segmentVersion(await stateOf(this.kernel, segments, segmentId), said.segmentVersion)!;
    return { ...said, segment: { name, audience, ...(province ? { province } : {}), query } };
  }
}
