import type { GateCode } from '@jurilien/contracts';
import { gate, isHeld, type RuleFacts } from '@jurilien/messaging';
import { placeOfRegions } from '@jurilien/recruiting';
import { automationMaxLatenessHours, MINUTE_MS } from '@jurilien/reference';
import { inForce, versionNumbered, type AutomationRuleState } from './automation-rule.js';
import { holds } from './condition.js';
import { factsFor } from './facts/index.js';
import { candidateAccountOf, candidateOf } from './lookups/candidates.js';
import { professionalOf, requestOf, type Lookup } from './lookup.js';
import type { Rule, RuleText } from './rule.js';

/** What a run keeps of its beginning. */
export interface Begun {
  readonly ruleVersion?: number | undefined;
  /** When it is due; nothing where that was at once. */
  readonly dueAt?: string | undefined;
  /** What makes it one occurrence: who is in a pilot is drawn by it. */
  readonly key?: string | undefined;
  /** When its event happened. */
  readonly since?: string | undefined;
}

/** The text that a run began with. */
export const textOf = (shipped: Rule, s: AutomationRuleState, { ruleVersion = 1 }: Begun): RuleText =>
  versionNumbered(shipped, s, ruleVersion).text;

/** What a rule says of a run now, for the gate. */
export async function ruleFactsOf(shipped: Rule, s: AutomationRuleState, begun: Begun, l: Lookup): Promise<RuleFacts> {
  const text = textOf(shipped, s, begun);
  const facts = await factsFor([text.stop, text.when], l);
  const isCancelled = s.cancelledBefore !== undefined && begun.since !== undefined && begun.since < s.cancelledBefore;
  return {
    stopped: text.stop !== undefined && holds(text.stop, facts),
    entryHolds: (text.when === undefined || holds(text.when, facts)) && (!text.scope || (await isWithin(text.scope, l))),
    late: isLate(text.maxLateMinutes, begun, l),
    paused: isCancelled || inForce(shipped, s).status !== 'Active',
    outsidePilot: !isDrawn(text.scope?.pilotPercent, begun),
  };
}

/** The code by which a run would end if it were due now; nothing while its rule still wants it. */
export async function stoppedNow(shipped: Rule, s: AutomationRuleState, begun: Begun, l: Lookup): Promise<GateCode | undefined> {
  const verdict = gate({ now: l.now, ...(await ruleFactsOf(shipped, s, begun, l)) });
  return isHeld(verdict) ? verdict.code : undefined;
}

/** A machine that stood still for days has nothing to remind of any more. */
const isLate = (most: number | undefined, { dueAt }: Begun, { now, config }: Lookup): boolean =>
  dueAt !== undefined && Date.parse(now) - Date.parse(dueAt) > (most ?? config.value(automationMaxLatenessHours) * 60) * MINUTE_MS;

/** Where its subject is and in which language it is written to: of the request, or else of the professional or the candidate. */
async function subjectPlace(l: Lookup) {
  const request = await requestOf(l);
  if (request) return { province: request.facts.province, field: request.facts.lawyerType, lang: request.lang };
  const professional = await professionalOf(l);
  if (professional && professional.status !== 'None') return { province: professional.province, lang: professional.lang };
  const [candidate, account] = [await candidateOf(l), await candidateAccountOf(l)];
  return { province: placeOfRegions(candidate?.facts?.regions).province, lang: account?.preferences.lang };
}

/** Whether the subject of an occurrence is one that the rule is for. */
async function isWithin({ provinces, fields, languages }: NonNullable<RuleText['scope']>, l: Lookup): Promise<boolean> {
  if (!provinces && !fields && !languages) return true;
  const { province, field, lang } = await subjectPlace(l);
  const among = (all: readonly string[] | undefined, one: string | null | undefined): boolean => !all || (one != null && all.includes(one));
  return among(provinces, province) && among(fields, field) && among(languages, lang);
}

/** Ids are made by chance: digits of one are a fair draw, and the same occurrence always draws the same. */
function isDrawn(percent: number | undefined, { key = '' }: Begun): boolean {
  if (percent === undefined) return true;
  const drawn = Number.parseInt(/[0-9a-f]{8}/.exec(key)?.[0] ?? '0', 16);
  return drawn % 100 < percent;
}
