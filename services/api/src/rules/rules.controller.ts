import { Controller, Inject, Req } from '@nestjs/common';
import {
  automationRule,
  FACTS,
  inForce,
  ruleFaults,
  RULES,
  shippedRule,
  TRIGGERS,
  versionsOf,
  type AutomationRuleState,
  type Rule,
  type TrialReport,
} from '@jurilien/automation';
import { Refused } from '@jurilien/event-sourcing';
import { templateOf } from '@jurilien/notifications';
import { lastTrial, readStream } from '@jurilien/persistence';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { QueryBus } from '@nestjs/cqrs';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { refuseUnlessInScope } from '../requests/lead-in-scope.js';
import { KERNEL } from '../tokens.js';
import { FindRow } from '../views/queries.js';
import { runsAbout } from './runs.js';
import { variablesShown } from './variables.js';

/** X06 and X07: the rules of messages, what they are made of, and what they do about one request or professional. */
@Controller()
export class RulesController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
  ) {}

  @Route('GET /api/automation/rules')
  async rules() {
    return { rules: await Promise.all(RULES.map(async (rule) => shown(rule, await stateOf(this.kernel, automationRule, rule.code)))) };
  }

  @Route('GET /api/automation/rules/:rule')
  async rule(@Asked() { params }: Asked<'GET /api/automation/rules/:rule'>) {
    const shipped = shippedRule(params.rule);
    if (!shipped) throw new Refused('NOT_FOUND', 'rule');
    const state = await stateOf(this.kernel, automationRule, shipped.code);
    const events = await readStream(this.kernel.db, this.kernel.codec, `${automationRule.category}-${shipped.code}`);
    return {
      ...shown(shipped, state),
      trialRuns: state.trial !== undefined,
      revision: events.length,
      versions: [...versionsOf(shipped, state)],
      ...(await this.trialOf(shipped)),
      faults: state.draft ? [...ruleFaults(state.draft.text)] : [],
      history: events.map(({ type, occurredAt, actor, reason, data }) => ({
        ...{ type, at: occurredAt, by: actor.id, reason },
        ...(typeof data['version'] === 'number' ? { version: data['version'] } : {}),
      })),
    };
  }

  @Route('GET /api/automation/catalogue')
  catalogue() {
    return {
      triggers: TRIGGERS.map(({ key, label, about }) => ({ key, label, about: [...about] })),
      facts: FACTS.map(({ key, label, type }) => ({ key, label, type: typeof type === 'string' ? type : { oneOf: [...type.oneOf] } })),
    };
  }

  @Route('GET /api/automation/variables')
  async variables() {
    await this.kernel.books.readOn();
    return variablesShown(this.kernel);
  }

  @Route('GET /api/leads/:leadId/runs')
  async runs(@Asked() { params: { leadId } }: Asked<'GET /api/leads/:leadId/runs'>, @Req() { principal }: GuardedRequest) {
    await refuseUnlessInScope(this.kernel, leadId, principal);
    return runsAbout(this.kernel, { leadId });
  }

  @Route('GET /api/lawyers/:id/runs')
  async runsOfLawyer(@Asked() { params: { id } }: Asked<'GET /api/lawyers/:id/runs'>, @Req() { principal }: GuardedRequest) {
    if (!(await this.queries.execute(new FindRow('professionals', id, principal)))) throw new Refused('NOT_FOUND', 'professional');
    return runsAbout(this.kernel, { professionalId: id });
  }

  private async trialOf({ code }: Rule) {
    const last = await lastTrial(this.kernel.db, code);
    if (!last) return {};
    const { id, done, total, at, report } = last;
    return { trial: { runId: id, done, total, at, ...(report ? { report: report as TrialReport } : {}) } };
  }
}

/** A rule as it is now, with its draft. */
function shown(shipped: Rule, state: AutomationRuleState) {
  const { draft, tried } = state;
  const triedAt = draft && tried?.hash === draft.hash ? tried.at : undefined;
  const { text, version, status } = inForce(shipped, state);
  return {
    ...{
      rule: shipped.code,
      purpose: shipped.purpose,
      fixed: shipped.fixed === true,
      text,
      version,
      status,
      class: templateOf(text.template).class,
    },
    ...(draft ? { draft: { ...draft, writers: [...draft.writers], ...(triedAt ? { triedAt } : {}) } } : {}),
  };
}
