import { automationRule, inForce, neededToStart, RULES, shippedRule, stoppedNow, textOf, type Lookup } from '@jurilien/automation';
import type { Occasion } from '@jurilien/contracts';
import { listRows, pendingMessagesAbout } from '@jurilien/persistence';
import { distribution } from '@jurilien/search';
import { asOf, runIdOfKey, stateOf, type Kernel } from '@jurilien/runtime';
import { databaseNow } from '../offers/offer-seen.js';

/** As many as a page shows. */
const SHOWN = 200;

interface Named {
  readonly key: string;
  readonly rule: string;
  readonly ruleVersion: number;
  readonly acceptanceId?: string | null | undefined;
  readonly professionalId?: string | null | undefined;
}

/** A run with what its rule is for; nothing for a message that no rule of the catalogue sends. */
function named(kernel: Kernel, { key, rule, ruleVersion, acceptanceId, professionalId }: Named) {
  const shipped = shippedRule(rule);
  if (!shipped) return undefined;
  const { audience } = textOf(shipped, kernel.books.of(automationRule, rule), { ruleVersion });
  return {
    ...{ runId: runIdOfKey(key), key, rule, ruleVersion, audience, purpose: shipped.purpose },
    ...(acceptanceId ? { acceptanceId } : {}),
    ...(professionalId ? { professionalId } : {}),
  };
}

/** What rules will send about a request, with the code by which each would end now, and what they did not send. */
export async function runsAbout(kernel: Kernel, about: { readonly leadId: string }) {
  const now = await databaseNow(kernel);
  const rows = await pendingMessagesAbout(kernel.db, about, SHOWN);
  const waiting = await Promise.all(
    rows.map(async ({ key, input, occurredAt, dueAt }) => {
      const { rule, ruleVersion = 1, dueAt: planned, ...ids } = input as Occasion;
      const run = named(kernel, { key, rule, ruleVersion, ...ids });
      if (!run) return [];
      const begun = { ruleVersion, since: occurredAt, key };
      const code = await stoppedNow(shippedRule(rule)!, kernel.books.of(automationRule, rule), begun, lookupOf(kernel, ids, now));
      return [{ ...run, dueAt: planned ?? dueAt, ...(code ? { code } : {}) }];
    }),
  );
  const view = kernel.registry.views.get('automation-runs')!;
  const { data } = await listRows(kernel.db, view, { page: 1, perPage: SHOWN, filter: { ...about }, sort: 'at', order: 'desc' });
  const ended = data.flatMap((row) => {
    const run = named(kernel, row as unknown as Named);
    return run ? [{ ...run, state: row.state as 'Suppressed', at: String(row.at), ...(row.code ? { code: String(row.code) } : {}) }] : [];
  });
  return { waiting: waiting.flat(), ended, startable: await startableAbout(kernel, about.leadId, now) };
}

/** Rules that somebody may start about a request and the last acceptance of it, with the code by which each would end now. */
async function startableAbout(kernel: Kernel, leadId: string, now: string) {
  const last = (await stateOf(kernel, distribution, leadId)).acceptances.at(-1);
  const about = { leadId, ...(last ? { acceptanceId: last.acceptanceId, professionalId: last.professionalId } : {}) };
  const lookup = lookupOf(kernel, about, now);
  const found = RULES.map(async (shipped) => {
    const state = kernel.books.of(automationRule, shipped.code);
    const { status, version, text } = inForce(shipped, state);
    const needed: readonly string[] = neededToStart(text.trigger);
    if (status !== 'Active' || !needed.every((id) => id in about)) return [];
    const code = await stoppedNow(shipped, state, { ruleVersion: version }, lookup);
    const ids = Object.fromEntries(Object.entries(about).filter(([name]) => name !== 'leadId' && needed.includes(name)));
    return [{ ...ids, rule: shipped.code, purpose: shipped.purpose, audience: text.audience, ...(code ? { code } : {}) }];
  });
  return (await Promise.all(found)).flat();
}

/** What an occurrence is about, as the log has it now. */
const lookupOf = (kernel: Kernel, about: Lookup['about'], now: string): Lookup => ({
  about,
  ...asOf(kernel, now),
  state: (decider, id) => stateOf(kernel, decider, id),
});
