import { automationRule, inForce, neededToStart, READS, RULES, shippedRule, stoppedNow, textOf, type Lookup } from '@jurilien/automation';
import type { Occasion, RuleAudience } from '@jurilien/contracts';
import { listRows } from '@jurilien/persistence';
import { distribution } from '@jurilien/search';
import { databaseNow, asOf, lookupNow, messagesWaitingAbout, runIdOfKey, stateOf, type Kernel } from '@jurilien/runtime';

/** As many as a page shows. */
const SHOWN = 200;

interface Named {
  readonly key: string;
  readonly rule: string;
  readonly ruleVersion: number;
  readonly acceptanceId?: string | null | undefined;
  readonly professionalId?: string | null | undefined;
}

/** A request, or a professional: of one, what goes to them alone. */
export type RunSubject = { readonly leadId: string } | { readonly professionalId: string };

/** Whether a page of a subject shows what goes to an audience: that of a professional is about no one else. */
const isShown = (audience: RuleAudience, about: RunSubject): boolean => 'leadId' in about || READS[audience] === 'professional';

/** A run with what its rule is for; nothing for a message that no rule of the catalogue sends, or that the page does not show. */
function named(kernel: Kernel, { key, rule, ruleVersion, acceptanceId, professionalId }: Named, about: RunSubject) {
  const shipped = shippedRule(rule);
  if (!shipped) return undefined;
  const { audience } = textOf(shipped, kernel.books.of(automationRule, rule), { ruleVersion });
  if (!isShown(audience, about)) return undefined;
  return {
    ...{ runId: runIdOfKey(key), key, rule, ruleVersion, audience, purpose: shipped.purpose },
    ...(acceptanceId ? { acceptanceId } : {}),
    ...(professionalId ? { professionalId } : {}),
  };
}

/** What rules will send about a request or to a professional, with the code by which each would end now, and what they did not send. */
export async function runsAbout(kernel: Kernel, about: RunSubject) {
  const now = await databaseNow(kernel);
  // One for the whole page: its runs are about the same things.
  const lookup = lookupNow(kernel, {}, asOf(kernel, now));
  const rows = await messagesWaitingAbout(kernel, about, SHOWN);
  const waiting = await Promise.all(
    rows.map(async ({ key, input, occurredAt, dueAt }) => {
      const { rule, ruleVersion = 1, dueAt: planned, ...ids } = input as Occasion;
      const run = named(kernel, { key, rule, ruleVersion, ...ids }, about);
      if (!run) return [];
      const begun = { ruleVersion, since: occurredAt, key };
      const code = await stoppedNow(shippedRule(rule)!, kernel.books.of(automationRule, rule), begun, { ...lookup, about: ids });
      return [{ ...run, dueAt: planned ?? dueAt, ...(code ? { code } : {}) }];
    }),
  );
  const view = kernel.registry.views.get('automation-runs')!;
  const { data } = await listRows(kernel.db, view, { page: 1, perPage: SHOWN, filter: { ...about }, sort: 'at', order: 'desc' });
  const ended = data.flatMap((row) => {
    const run = named(kernel, row as unknown as Named, about);
    return run ? [{ ...run, state: row.state as 'Suppressed', at: String(row.at), ...(row.code ? { code: String(row.code) } : {}) }] : [];
  });
  return { waiting: waiting.flat(), ended, startable: await startableAbout(kernel, about, lookup) };
}

/** What a rule that is started by hand is about: a request with its last acceptance, or a professional alone. */
async function startedAbout(kernel: Kernel, subject: RunSubject): Promise<Lookup['about']> {
  if (!('leadId' in subject)) return subject;
  const last = (await stateOf(kernel, distribution, subject.leadId)).acceptances.at(-1);
  return { ...subject, ...(last ? { acceptanceId: last.acceptanceId, professionalId: last.professionalId } : {}) };
}

/** Rules that may be started by hand, with the code by which each would end now. */
async function startableAbout(kernel: Kernel, subject: RunSubject, page: Lookup) {
  const about = await startedAbout(kernel, subject);
  const lookup = { ...page, about };
  const found = RULES.map(async (shipped) => {
    const state = kernel.books.of(automationRule, shipped.code);
    const { status, version, text } = inForce(shipped, state);
    const needed: readonly string[] | undefined = neededToStart(text.trigger, about);
    if (shipped.fixed || status !== 'Active' || !isShown(text.audience, subject) || !needed?.every((id) => id in about)) return [];
    const code = await stoppedNow(shipped, state, { ruleVersion: version }, lookup);
    const ids = Object.fromEntries(Object.entries(about).filter(([name]) => name !== 'leadId' && needed.includes(name)));
    return [{ ...ids, rule: shipped.code, purpose: shipped.purpose, audience: text.audience, ...(code ? { code } : {}) }];
  });
  return (await Promise.all(found)).flat();
}
