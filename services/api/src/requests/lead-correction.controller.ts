import { Controller, Headers, Inject, Req } from '@nestjs/common';
import { refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { correctable, lead, type LeadState } from '@jurilien/lead';
import { COMMON_QUESTIONS, HOUR_S, SHIPPED_VERSION } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { AccessLog } from '../audit/access-log.js';
import { Asked, Route } from '../http/contract.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { callerAddress } from '../http/caller.js';
import { openLink, type OpenLink } from '../links/link.js';
import { refuseUnlessSteppedUp } from '../links/step-up.js';

const PER_HOUR = 30;
/** A field left empty takes back what was there. */
const emptied = (fields: Readonly<Record<string, string>> = {}): Record<string, string | null> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim() || null]));

/** Who calls when, and how: asked of everybody, and no part of what a field of law asks. */
const everybodys = new Set(COMMON_QUESTIONS.map((q) => q.id));

/**
 * What a client wrote, shown again behind their own link and corrected until the team has validated it (N01). It is the whole account
 * of their affair: the device must have given a code first, as for any private data (D19).
 */
@Controller()
export class LeadCorrectionController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/public/lead-correction')
  async read(@Headers('authorization') authorization?: string, @Headers('x-device') device?: string) {
    const { state, link } = await this.open(authorization, device);
    this.accesses.openedLink(link.actor, `lead-${state.leadId}`, { shown: 'correction' });
    return {
      code: state.code!,
      description: state.description!,
      lawyerType: state.facts.lawyerType,
      province: state.facts.province,
      region: state.facts.region,
      city: state.facts.city,
      budget: state.facts.budget,
      questionSet: state.questionSet,
      answers: state.specificQuestions,
      parties: state.othersInvolved,
    };
  }

  @Route('POST /api/public/lead-correction')
  async correct(
    @Asked() asked: Asked<'POST /api/public/lead-correction'>,
    @Req() request: FastifyRequest,
    @Headers('authorization') authorization?: string,
    @Headers('x-device') device?: string,
  ): Promise<Record<string, never>> {
    const { commandId, description, answers, parties, place, budget } = asked.body;
    await limit(this.kernel.db, `lead-correction:${callerAddress(this.kernel, request)}`, PER_HOUR, HOUR_S);
    const { state, link } = await this.open(authorization, device);
    const kept = Object.fromEntries(Object.entries(state.specificQuestions).filter(([id]) => everybodys.has(id)));
    await this.kernel.dispatch({
      name: 'EditLead',
      commandId,
      input: {
        leadId: state.leadId,
        description,
        specificQuestions: { ...kept, ...answers },
        questionSet: state.questionSet ?? { field: state.facts.lawyerType ?? 'other', version: SHIPPED_VERSION },
        ...(parties ? { othersInvolved: parties } : {}),
        ...emptied(place),
        ...(budget === undefined ? {} : { budget }),
      },
      actor: link.actor,
    });
    return {};
  }

  /** The request behind a live link, while it may be corrected. */
  private async open(authorization: string | undefined, device: string | undefined): Promise<{ state: LeadState; link: OpenLink }> {
    const link = await openLink(this.kernel, authorization, ['lead-status']);
    const state = await stateOf(this.kernel, lead, link.state.subject.leadId!);
    refuseUnlessSteppedUp(link, device);
    refuseUnlessAvailable(correctable({ lead: state }));
    return { state, link };
  }
}
