import { Controller, Inject, Req } from '@nestjs/common';
import { campaign, type CampaignState, segmentWithin } from '@jurilien/campaigns';
import type { Answer } from '@jurilien/contracts/api';
import { Refused } from '@jurilien/event-sourcing';
import { failedRecipients } from '@jurilien/persistence';
import { masked } from '@jurilien/processes';
import { campaignResults, stateOf, type Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';

/** Another province's campaign does not exist. */
function refuseOthers({ status, province }: CampaignState, { actor }: Principal): void {
  if (status === 'None' || !segmentWithin({ province }, actor.provinces)) throw new Refused('NOT_FOUND', 'campaign');
}

/** Who only reads reports is told how many in all: a part may be one person. */
const TOTALS_ALONE = { codes: [], languages: [], minutes: [], variants: [], trial: null };

/** As many failures as are listed: whoever has more looks at their causes. */
const MOST_FAILURES = 200;

/** X05: what became of everyone a campaign goes to. It is written, let go and held by commands. */
@Controller()
export class CampaignsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/campaigns/:id/results')
  async results(
    @Asked() { params: { id } }: Asked<'GET /api/campaigns/:id/results'>,
    @Req() { principal }: GuardedRequest,
  ): Promise<Answer<'GET /api/campaigns/:id/results'>> {
    const s = await stateOf(this.kernel, campaign, id);
    refuseOthers(s, principal);
    const found = await campaignResults(this.kernel, id, s.content?.trial);
    return { frozen: s.frozen ?? null, ...found, ...(principal.who === 'report' ? TOTALS_ALONE : {}) };
  }

  @Route('GET /api/campaigns/:id/failures')
  async failures(
    @Asked() { params: { id } }: Asked<'GET /api/campaigns/:id/failures'>,
    @Req() { principal }: GuardedRequest,
  ): Promise<Answer<'GET /api/campaigns/:id/failures'>> {
    refuseOthers(await stateOf(this.kernel, campaign, id), principal);
    const messages = this.kernel.registry.views.get('messages')!;
    const found = await failedRecipients(this.kernel.db, id, messages, MOST_FAILURES + 1);
    const failures = found
      .slice(0, MOST_FAILURES)
      .map(({ to, ...failure }) => ({ ...failure, to: String(masked(messages, { to })['to']) }));
    return { failures, more: found.length > MOST_FAILURES };
  }
}
