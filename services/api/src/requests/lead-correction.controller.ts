import { Controller, Inject } from '@nestjs/common';
import { refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { correctable, lead, type LeadState } from '@jurilien/lead';
import { COMMON_QUESTIONS, SHIPPED_VERSION } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { Opened } from '../auth/link.strategy.js';
import { Asked, Route } from '../http/contract.js';
import { KERNEL } from '../tokens.js';
import type { OpenLink } from '../links/link.js';

/** A field left empty takes back what was there. */
const emptied = (fields: Readonly<Record<string, string>> = {}): Record<string, string | null> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim() || null]));

/** Who calls when, and how: asked of everyone, and no part of what a field of law asks. */
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
  async read(@Opened() link: OpenLink) {
    const state = await this.correctable(link);
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
  async correct(@Asked() asked: Asked<'POST /api/public/lead-correction'>, @Opened() link: OpenLink): Promise<Record<string, never>> {
    const { commandId, description, answers, parties, place, budget } = asked.body;
    const state = await this.correctable(link);
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
  private async correctable(link: OpenLink): Promise<LeadState> {
    const state = await stateOf(this.kernel, lead, link.state.subject.leadId!);
    refuseUnlessAvailable(correctable({ lead: state }));
    return state;
  }
}
