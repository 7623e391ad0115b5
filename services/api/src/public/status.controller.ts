import { Controller, Get, Header, Headers, Inject } from '@nestjs/common';
import { fold } from '@jurilien/event-sourcing';
import { lead, type LeadState } from '@jurilien/leads';
import { getRow, listRows, readStream } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { maskEmail, maskPhone } from '../masking.js';
import { KERNEL } from '../tokens.js';
import { openLink } from './link.js';

/** What a client may see and do about the own request (N01, C01–C04, M26). Read from the log itself: a person who has just acted sees it. */
@Controller('api/public/lead-status')
export class StatusController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async status(@Headers('authorization') authorization?: string): Promise<object> {
    const link = await openLink(this.kernel, authorization, ['lead-status', 'confirm-email']);
    const { leadId } = link.state.subject;
    this.accesses.openedLink(link.actor, `lead-${leadId}`, { shown: 'status' });
    const state = fold(lead, await readStream(this.kernel.db, this.kernel.codec, `lead-${leadId}`));
    const shown = await this.kernel.db.query<{ n: string }>(
      `select count(distinct payload ->> 'professionalId') as n from events where stream = $1 and type = 'ClaimNamesRevealed'`,
      [`distribution-${leadId}`],
    );
    const claims = await listRows(this.kernel.db, this.kernel.registry.views.get('offers')!, {
      page: 1,
      perPage: 1,
      filter: { leadId, state: 'Claimed' },
    });
    return {
      code: state.code,
      state: state.status,
      lang: link.state.lang,
      createdAt: state.submittedAt,
      confirmKind: confirmKind(state),
      emailConfirmed: state.facts.emailConfirmed,
      phoneConfirmed: state.facts.phoneNumberConfirmed,
      maskedEmail: maskEmail(state.email ?? ''),
      maskedPhone: maskPhone(state.phoneNumber ?? ''),
      phoneCodeUntil: state.confirmationsSent.findLast((c) => c.channel === 'sms')?.expiresAt,
      lawyerType: state.facts.lawyerType,
      province: state.facts.province,
      region: state.facts.region,
      claimLive: claims.total > 0,
      namesShownTo: Number(shown[0]!.n),
      acceptedBy: await this.acceptedBy(state),
      questions: state.status === 'AwaitingInfo' ? state.questions : [],
      slaAt: state.slaAt,
      unservedAt: state.unservedAt,
      actions: actionsOf(state),
    };
  }

  private async acceptedBy(state: LeadState): Promise<object | undefined> {
    if (!state.acceptedBy || !['Accepted', 'InService', 'Closed'].includes(state.status)) return undefined;
    const row = await getRow(this.kernel.db, this.kernel.registry.views.get('professionals')!, state.acceptedBy);
    return row && { name: row.name, title: row.title, firm: row.firm, phone: row.phoneNumber };
  }
}

const confirmKind = ({ facts }: LeadState): string =>
  facts.consult ? 'consult' : facts.juridicalHelp ? 'juridicalHelp' : facts.smallMandate ? 'smallMandate' : 'general';

function actionsOf(state: LeadState): string[] {
  const ended = ['Closed', 'Rejected', 'Blocked', 'Withdrawn', 'Merged', 'Referred', 'None'].includes(state.status);
  return [
    ...(!ended && !state.facts.emailConfirmed ? ['ConfirmLeadEmail'] : []),
    ...(!ended && !state.facts.phoneNumberConfirmed ? ['ConfirmLeadPhone', 'ResendConfirmation'] : []),
    ...(state.status === 'AwaitingInfo' ? ['ProvideLeadInfo'] : []),
    ...(ended ? [] : ['WithdrawLead']),
  ];
}
