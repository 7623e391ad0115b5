import { randomUUID } from 'node:crypto';
import {
  automationRule,
  commsConstants,
  CONSTANTS_ID,
  longestFrom,
  messageTemplate,
  needsSecondPerson,
  ON_SAMPLES,
  previewTemplate,
  templateWords,
  usersOf,
  variableOf,
  type MessageTemplateState,
} from '@jurilien/automation';
import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { message } from '@jurilien/messaging';
import {
  channelsOf,
  samples,
  senderVars,
  templateFaults,
  templateOf,
  templates,
  textOfTemplate,
  type TemplateText,
} from '@jurilien/notifications';
import { localDate, smsMaxSegments } from '@jurilien/reference';
import { senderOf, stateOf, type Kernel } from '@jurilien/runtime';
import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { AccessLog } from '../audit/access-log.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { FindRow, FindRows } from '../views/queries.js';
import { previewIn } from './preview.js';
import { realValues } from './real-values.js';

type Preview = Asked<'POST /api/templates/:code/preview'>['body'];

/** X06, Templates: what is declared of each, and how its words read. */
@Controller()
export class TemplatesController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/templates')
  async list() {
    await this.kernel.books.readOn();
    return {
      templates: Object.keys(templates).map((code) => {
        const state = this.followed(code);
        const faults = this.faultsOf(code, state.draft?.text ?? templateWords(code, state).text);
        const lacking = faults.flatMap(({ code: fault }) =>
          fault === 'fr-missing' ? ['fr' as const] : fault === 'en-missing' ? ['en' as const] : [],
        );
        return { ...this.standing(code, state), gaps: [...new Set(lacking)], faults: faults.length };
      }),
    };
  }

  @Route('GET /api/templates/:code')
  async one(@Asked() { params: { code } }: Asked<'GET /api/templates/:code'>) {
    await this.kernel.books.readOn();
    const t = templateOf(code);
    const ours = { fr: senderVars(senderOf(this.kernel), 'fr'), en: senderVars(senderOf(this.kernel), 'en') };
    const shipped = textOfTemplate(t);
    const { constants } = this.kernel.books.of(commsConstants, CONSTANTS_ID);
    return {
      ...this.standing(code, this.followed(code)),
      needsSecondPerson: needsSecondPerson(code),
      mostSegments: this.kernel.configuration.current().value(smsMaxSegments),
      variables: [
        ...Object.entries<'public' | 'personal' | 'private'>(t.vars).map(([name, privacy]) => {
          const label = variableOf(code, name)?.label;
          const sample = { fr: String(samples[code]!.fr[name]), en: String(samples[code]!.en[name]) };
          return { name, privacy, sample, ...(label ? { label } : {}) };
        }),
        ...Object.keys(ours.fr).map((name) => ({
          name,
          privacy: 'sender' as const,
          ...(constants[name] ? { label: constants[name].label } : {}),
          sample: { fr: String(ours.fr[name]), en: String(ours.en[name]) },
        })),
      ],
      shipped: structuredClone(shipped) as never,
    };
  }

  /** A draft that is shown on a real message may be published: the look is written down. */
  @Route('POST /api/templates/:code/preview')
  async preview(@Asked() { params: { code }, body }: Asked<'POST /api/templates/:code/preview'>, @Req() { principal }: GuardedRequest) {
    const text = await this.wordsAsked(code, body);
    const sent = await this.messageAsked(code, body.on, principal);
    const { vars, sampled } = sent
      ? await realValues(this.kernel, code, sent.message)
      : { vars: samples[code]!, sampled: Object.keys(templateOf(code).vars) };
    const sender = senderOf(this.kernel);
    const answer = {
      ...(sent ? { on: { messageId: sent.messageId, at: sent.at, lang: sent.message.lang } } : {}),
      sampled: [...sampled],
      faults: [...this.faultsOf(code, text)],
      fr: previewIn('fr', code, text, vars.fr, sender),
      en: previewIn('en', code, text, vars.en, sender),
    };
    if (body.hash !== undefined && body.on !== 'samples' && answer.faults.length === 0)
      await this.lookedAt(code, body.hash, sent?.messageId ?? ON_SAMPLES, principal);
    return answer;
  }

  private followed(code: string): MessageTemplateState {
    return this.kernel.books.of(messageTemplate, code);
  }

  private faultsOf(code: string, text: TemplateText) {
    const constants = longestFrom(this.kernel.books.of(commsConstants, CONSTANTS_ID), localDate(new Date().toISOString(), 'QC'));
    return templateFaults(templateOf(code), this.kernel.configuration.current().value(smsMaxSegments), text, constants);
  }

  private standing(code: string, { inForce, retired, draft }: MessageTemplateState) {
    const { class: messageClass, audience } = templateOf(code);
    const usedBy = this.usersOf(code);
    return { code, class: messageClass, audience, channels: channelsOf(code), inForce, retired, hasDraft: draft !== undefined, usedBy };
  }

  private usersOf(code: string): string[] {
    return [...usersOf(code, (rule) => this.kernel.books.of(automationRule, rule))];
  }

  private async wordsAsked(code: string, { text, hash, version }: Preview): Promise<TemplateText> {
    if (text) return text;
    const state = await stateOf(this.kernel, messageTemplate, code);
    if (hash === undefined) return templateWords(code, state, version).text;
    if (state.draft?.hash !== hash) throw new Refused('STALE_VERSION', 'draft-changed');
    return state.draft.text;
  }

  /** A message that this template wrote, as far as its reader may see it; nothing where samples are asked for or it wrote none yet. */
  private async messageAsked(code: string, on: Preview['on'], principal: Principal) {
    if (on === 'samples') return undefined;
    const row = await this.rowAsked(code, on, principal);
    if (!row && on === 'newest') return undefined;
    if (!row) throw new Refused('NOT_FOUND', 'message');
    const messageId = row.id as string;
    const { message: sent } = await stateOf(this.kernel, message, messageId);
    this.accesses.read(principal, { action: 'saw', subject: `message-${messageId}`, detail: { template: code } });
    return { messageId, at: row.queuedAt as string, message: sent! };
  }

  private async rowAsked(code: string, on: Exclude<Preview['on'], 'samples'>, principal: Principal) {
    const rule = [...new Set([code, ...this.usersOf(code)])];
    const newest = async (filter: Record<string, unknown>) => {
      const asked = { page: 1, perPage: 1, sort: 'queuedAt', order: 'desc', filter: { rule, ...filter } } as const;
      return (await this.queries.execute(new FindRows('messages', asked, principal))).data[0];
    };
    if (on === 'newest') return newest({});
    if ('messageId' in on) {
      const row = await this.queries.execute(new FindRow('messages', on.messageId, principal));
      return row && rule.includes(row.rule as string) ? row : undefined;
    }
    const asked = { page: 1, perPage: 1, filter: { code: on.leadCode.toUpperCase() } };
    const [lead] = (await this.queries.execute(new FindRows('leads', asked, principal))).data;
    return lead && newest({ leadId: lead.id as string });
  }

  private async lookedAt(code: string, hash: string, on: string, { actor }: Principal): Promise<void> {
    await this.bus.execute(command(previewTemplate, { code, hash, on }, { commandId: randomUUID(), actor }));
  }
}
