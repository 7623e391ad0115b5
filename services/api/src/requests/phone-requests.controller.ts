import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Answer } from '@jurilien/contracts/api';
import { Dispatch } from '@jurilien/event-sourcing/command-bus';
import { getRow } from '@jurilien/persistence';
import { fingerprintOf, type Kernel, scopeOf } from '@jurilien/runtime';
import { permitCommand } from '../commands/command-permits.js';
import { countKnown } from '../finder/known-values.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { brief, samePersonLeads } from './duplicates.js';
import { withPhone } from '../http/phone.js';
import { KERNEL } from '../tokens.js';

type Given = Answer<'POST /api/phone-requests'>;

/** Assisted intake (IN16): staff write the request of someone who calls, by the questions and the rule of the public form. */
@Controller()
export class PhoneRequestsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  /** Answers the same person's requests of the last days instead, until the member of staff on the phone has stated that it is another matter. */
  @Route('POST /api/phone-requests')
  async submit(@Asked() { body }: Asked<'POST /api/phone-requests'>, @Req() { principal }: GuardedRequest): Promise<Given> {
    const { commandId, leadId, lang, consents, duplicateConfirmed, fields: typed } = body;
    const { actor } = principal;
    await permitCommand(this.kernel, 'SubmitLead', { leadId }, principal);
    const fields = withPhone(this.kernel.settings, typed);
    // Whether a number or an address is that of an earlier request is disclosed here as the finder discloses it, and counted with it; where
    // there is none, a request is made of it, so that no one guesses on.
    const duplicates = await countKnown(this.kernel, principal, false, async () => {
      const answer = await samePersonLeads(this.kernel, leadId, fields);
      return { answer, found: answer.length > 0 };
    });
    if (duplicates.length > 0 && !duplicateConfirmed) return { same: await this.shown(duplicates, principal) };
    const input = { ...fields, leadId, lang, form: 'demand', channel: 'phone', consents, duplicates, duplicateConfirmed };
    const fingerprint = fingerprintOf(this.kernel.secrets, actor, 'SubmitLead', { payload: { ...typed, leadId, lang, consents } });
    await this.bus.execute(new Dispatch({ name: 'SubmitLead', commandId, input, actor, fingerprint }));
    return { leadId, same: [] };
  }

  /** What this person may see of them; of one in another province only that it exists. */
  private async shown(ids: readonly string[], principal: Principal): Promise<Given['same']> {
    const view = this.kernel.registry.views.get('leads')!;
    const scope = await scopeOf(this.kernel, view, principal);
    const rows = await Promise.all(ids.map((id) => getRow(this.kernel.db, view, id, scope)));
    return rows.map((row) => brief(row ?? {}));
  }
}
