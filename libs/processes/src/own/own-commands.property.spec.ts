import fc from 'fast-check';
import { fold, type NewEvent, Refused } from '@jurilien/event-sourcing';
import { at, pure, recorded, T0, testCtx, type Past } from '@jurilien/event-sourcing/testing';
import { acceptance } from '@jurilien/acceptance';
import { accepted, leadId } from '@jurilien/lead/testing';
import { lead } from '@jurilien/lead';
import { relay } from '@jurilien/messaging';
import { availability } from '@jurilien/scheduling';
import { OWN_KINDS, ownAutomations, professional, type OwnKind } from '@jurilien/professionals';
import { claimOf, member, pro } from '../claims.testing.js';
import { answerForAbsence, planOwnAutomations, runOwnAutomation } from './own-commands.js';

const DAY = 1_440;
const acceptanceId = claimOf(1);
const ids = { acceptanceId, leadId, professionalId: pro(1) };
const system = { kind: 'system', id: 'timer' } as const;
const opened: Past = [
  ['AcceptanceOpened', { ...ids, priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' }],
  ['ContactRecorded', { ...ids, channel: 'phone' }, T0],
];

/** One life of the automations: commands as timers and replays may send them, in any order, each folded into the streams it wrote. */
function live(steps: readonly (readonly [name: 'plan' | 'run' | 'switch' | 'client', kind: OwnKind, days: number])[]) {
  const pasts: Record<'own' | 'relay', [string, Record<string, unknown>, string][]> = { own: [], relay: [] };
  let now = T0;
  const states = () => ({
    own: fold(ownAutomations, recorded(ownAutomations, pro(1), pasts.own)),
    relay: fold(relay, recorded(relay, acceptanceId, pasts.relay)),
    acceptance: fold(acceptance, recorded(acceptance, acceptanceId, opened)),
    lead: fold(lead, recorded(lead, leadId, accepted)),
    professional: fold(professional, recorded(professional, pro(1), member(1))),
    availability: { ...availability.initial, plan: { offersBooking: true } },
  });
  let n = 10;
  const decide = (decision: { decide: unknown }, input: object): void => {
    const d = pure(decision as never) as { decide: (i: object, s: object, c: object) => Record<string, NewEvent[]> };
    try {
      const out = d.decide(input, states(), testCtx({ now, actor: system, newId: () => claimOf(++n) }));
      for (const stream of ['own', 'relay'] as const)
        for (const e of out[stream] ?? []) pasts[stream].push([e.type, e.data as Record<string, unknown>, now]);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  };
  const enabled = new Set<OwnKind>();
  for (const [name, kind, days] of steps) {
    now = at(days * DAY, now);
    if (name === 'plan') for (const moment of ['accepted', 'spoken']) decide(planOwnAutomations, { ...ids, moment, at: T0 });
    if (name === 'run') decide(runOwnAutomation, { ...ids, kind });
    if (name === 'client') decide(answerForAbsence, ids);
    if (name !== 'switch') continue;
    const on = !enabled.delete(kind);
    if (on) enabled.add(kind);
    const away = kind === 'outOfOffice' ? { from: T0, until: at(60 * DAY) } : {};
    pasts.own.push([
      'ProfessionalAutomationSaved',
      { professionalId: pro(1), province: 'QC', kind, enabled: on, texts: { fr: 'Bonjour {prenom}' }, afterHours: 2, ...away },
      now,
    ]);
  }
  return pasts.relay.map(([, data, when]) => ({ rule: data['rule'], when }));
}

it('whatever order commands come in, a client has each message once per acceptance, and the answer of an absence once in 24 hours', () => {
  const step = fc.tuple(fc.constantFrom('plan', 'run', 'switch', 'client'), fc.constantFrom(...OWN_KINDS), fc.integer({ min: 0, max: 4 }));
  const begun = [...OWN_KINDS.map((kind) => ['switch', kind, 0]), ['plan', 'welcomeMessage', 0]];
  let seen = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const said = live([...begun, ...steps] as never);
      seen += said.length;
      for (const [rule, all] of Map.groupBy(said, (s) => s.rule))
        for (const [i, { when }] of all.entries())
          if (i > 0) {
            expect(rule).toBe('own-away');
            expect(Date.parse(when) - Date.parse(all[i - 1]!.when)).toBeGreaterThanOrEqual(DAY * 60_000);
          }
    }),
    { numRuns: 1_000 },
  );
  // The lives are rich enough to say something.
  expect(seen).toBeGreaterThan(500);
});
