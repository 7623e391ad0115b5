import { at, given, type Past, rowsOf, story, type StoryEvent, T0, unexercised, uuidFor } from '@jurilien/event-sourcing/testing';
import { demandsOf, INCIDENT_RECIPIENTS, RISK_LEVELS } from '@jurilien/reference';
import fc from 'fast-check';
import { assessIncident } from './assess-incident.js';
import { closeIncident } from './close-incident.js';
import { notifyIncident } from './notify-incident.js';
import { registerIncident } from './register-incident.js';
import { incident, type IncidentState, LISTED_AT_ONCE, LISTED_MAX, missing } from '../../incident.js';
import { incidentPersons } from '../../views/incident-persons.js';
import { incidents } from '../../views/incidents.js';

const incidentId = uuidFor('incident');
const facts = {
  incidentId,
  kind: 'disclosure' as const,
  dataKinds: ['identity', 'contact'] as ('identity' | 'contact')[],
  occurredAt: at(-120),
  discoveredAt: at(-60),
  persons: 3,
  description: 'Un résumé est parti à la mauvaise adresse.',
  measures: 'Le destinataire a effacé le courriel.',
};
const answers = (levels: { quebec?: object; canada?: object } = {}) => ({
  incidentId,
  quebec: { sensitivity: 'low' as const, consequences: 'low' as const, likelihood: 'low' as const, ...levels.quebec },
  quebecWhy: 'Un nom seul, rendu le jour même.',
  canada: { sensitivity: 'low' as const, misuse: 'low' as const, ...levels.canada },
  canadaWhy: 'A name alone, returned the same day.',
});
const high = { quebec: { sensitivity: 'high', consequences: 'high', likelihood: 'high' }, canada: { sensitivity: 'high', misuse: 'high' } };
const conclusion = 'Tout le monde est avisé.';
const registered: Past = [['IncidentRegistered', facts]];
const harmless: Past = [...registered, ['IncidentAssessed', { ...answers(), notify: false, demands: [] }]];
const serious: Past = [...registered, ['IncidentAssessed', { ...answers(high), notify: true, demands: [...INCIDENT_RECIPIENTS] }]];
const told = (whom: string, more: object = {}): Past[number] => [
  'IncidentNotified',
  { incidentId, whom, notifiedAt: T0, how: 'email', ...more },
];
const closed: Past = [...harmless, ['IncidentClosed', { incidentId, conclusion }]];
const on = (past: Past) => given({ incident: past });
const subjects = (n: number, from = 0): string[] =>
  Array.from({ length: n }, (_, i) => `018f2a10-0000-7000-8000-${String(from + i).padStart(12, '0')}`);

describe('an incident is registered', () => {
  it('with what is known, and the ids of whom it concerns beside it', () => {
    const out = on([]).when(registerIncident, { ...facts, dataKinds: ['contact', 'identity', 'contact'], subjectIds: subjects(2) });
    expect(out.events()).toEqual({
      incident: [
        { type: 'IncidentRegistered', data: facts },
        { type: 'IncidentPersonsListed', data: { incidentId, subjectIds: subjects(2) } },
      ],
    });
  });
  it.each([
    ['discovered before it happened', { occurredAt: at(-1), discoveredAt: at(-2) }, 'discoveredAt:after-occurred'],
    ['not yet discovered', { discoveredAt: at(1) }, 'discoveredAt:past'],
  ])('never as %s', (_what, over, fault) => {
    const fields = on([])
      .when(registerIncident, { ...facts, ...over })
      .refusedFields();
    expect(fields.map(({ field, message }) => `${field}:${message}`)).toEqual([fault]);
  });
  it.each([
    ['more kinds than there are', { dataKinds: Array.from({ length: 11 }, () => 'contact') }],
    ['no kind of data', { dataKinds: [] }],
    ['a description without words', { description: ' ' }],
    ['a description without end', { description: 'a'.repeat(10_001) }],
    ['fewer persons than none', { persons: -1 }],
    ['too many ids at once', { subjectIds: subjects(LISTED_AT_ONCE + 1) }],
    ['an id that is none', { subjectIds: ['Marie Roy'] }],
  ])('its input has no room for %s', (_what, over) => expect(registerIncident.input.safeParse({ ...facts, ...over }).success).toBe(false));

  it('ten thousand persons are a figure, and twenty pieces of ids that leave the assessment as it is', () => {
    const many = { ...facts, persons: 10_000 };
    const past: Past = [
      ['IncidentRegistered', many],
      ['IncidentAssessed', { ...answers(), notify: false, demands: [] }],
    ];
    const piece = on(past).when(registerIncident, { ...many, subjectIds: subjects(LISTED_AT_ONCE) });
    expect(piece.types()).toEqual({ incident: ['IncidentPersonsListed'] });
    const listed: Past = [...past, ['IncidentPersonsListed', { incidentId, subjectIds: subjects(LISTED_MAX) }]];
    const over = on(listed).when(registerIncident, { ...many, subjectIds: subjects(1) });
    expect(over.refusedFields()).toEqual([{ field: 'subjectIds', message: `max:${LISTED_MAX}` }]);
  });
  it('is put right as long as it is not closed; the same said again is nothing', () => {
    expect(on(serious).when(registerIncident, facts).types()).toEqual({ incident: [] });
    expect(
      on(serious)
        .when(registerIncident, { ...facts, persons: 4 })
        .types(),
    ).toEqual({ incident: ['IncidentRegistered'] });
    expect(on(closed).when(registerIncident, facts).refusal()).toBe('WRONG_STATE: incident-is-closed');
  });
});

describe('both legal tests', () => {
  it.each([
    ['low in everything', {}, []],
    ['a harmful use that is likely, with consequences', { quebec: { likelihood: 'high', consequences: 'medium' } }, ['cai', 'persons']],
    ['sensitive data that no one is likely to misuse', { canada: { sensitivity: 'high' } }, ['opc', 'persons']],
    ['everything high', high, ['cai', 'opc', 'persons']],
    ['medium in all of Quebec’s', { quebec: { sensitivity: 'medium', consequences: 'medium', likelihood: 'medium' } }, ['cai', 'persons']],
    ['two of Quebec’s three medium', { quebec: { sensitivity: 'medium', consequences: 'medium' } }, []],
    ['one of Canada’s two medium', { canada: { misuse: 'medium' } }, []],
  ])('%s: whom to tell follows', (_what, levels, demands) => {
    const [event] = on(registered).when(assessIncident, answers(levels)).events().incident!;
    expect(event!.data).toEqual({ ...answers(levels), notify: demands.length > 0, demands });
  });
  it('a higher factor never spares anyone', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 5, maxLength: 5 }), fc.nat(4), (levels, raised) => {
        const found = (of: readonly number[]) => {
          const [a, b, c, d, e] = of.map((n) => RISK_LEVELS[Math.min(n, 2)]!);
          return demandsOf({ quebec: { sensitivity: a!, consequences: b!, likelihood: c! }, canada: { sensitivity: d!, misuse: e! } });
        };
        const more = found(levels.map((n, i) => (i === raised ? n + 1 : n)));
        return found(levels).every((whom) => more.includes(whom));
      }),
    ));
  it('PIP-2: are asked of an incident that is there and not closed, and each wants its reasons', () => {
    expect(on([]).when(assessIncident, answers()).refusal()).toBe('NOT_FOUND: incident');
    expect(on(closed).when(assessIncident, answers()).refusal()).toBe('WRONG_STATE: incident-is-closed');
    expect(assessIncident.input.safeParse({ ...answers(), canadaWhy: 'non' }).success).toBe(false);
    expect(assessIncident.input.safeParse({ ...answers(), quebec: { sensitivity: 'low', consequences: 'low' } }).success).toBe(false);
  });
});

describe('a notification', () => {
  const cai = { incidentId, whom: 'cai' as const, notifiedAt: T0, how: 'form' as const, reference: 'CAI-2026-77' };
  const persons = { incidentId, whom: 'persons' as const, notifiedAt: T0, how: 'email' as const, persons: 2 };
  it('is noted once the incident is assessed, also where the assessment demands none', () => {
    expect(on(serious).when(notifyIncident, cai).events()).toEqual({ incident: [{ type: 'IncidentNotified', data: cai }] });
    expect(on(harmless).when(notifyIncident, persons).types()).toEqual({ incident: ['IncidentNotified'] });
    expect(on(registered).when(notifyIncident, cai).refusal()).toBe('WRONG_STATE: incident-not-assessed');
    expect(on([]).when(notifyIncident, cai).refusal()).toBe('NOT_FOUND: incident');
    expect(on(closed).when(notifyIncident, cai).refusal()).toBe('WRONG_STATE: incident-is-closed');
  });
  it.each([
    ['that is still to come', { ...cai, notifiedAt: at(1) }, 'notifiedAt:past'],
    ['before the discovery', { ...cai, notifiedAt: at(-61) }, 'notifiedAt:after-discovered'],
    ['of an authority by a notice to the public', { ...cai, how: 'publicNotice' as const }, 'how:persons-only'],
    ['of an authority that counts persons', { ...cai, persons: 2 }, 'persons:persons-only'],
    ['of persons without their number', { ...persons, persons: undefined }, 'persons:required'],
    ['of persons by a public notice, counted', { ...persons, how: 'publicNotice' as const }, 'persons:persons-only'],
  ])('%s is refused', (_what, input, fault) => {
    const fields = on(serious).when(notifyIncident, input).refusedFields();
    expect(fields.map(({ field, message }) => `${field}:${message}`)).toEqual([fault]);
  });
});

// proves: ASVS row 85
describe('an incident is closed', () => {
  const close = (past: Past) => on(past).when(closeIncident, { incidentId, conclusion });
  const three = (n: number) => told('persons', { persons: n });
  // proves: L25-13
  it('never without an assessment', () => expect(close(registered).refusal()).toBe('WRONG_STATE: incident-not-assessed'));
  it('without telling anyone where nothing demands it', () =>
    expect(close(harmless).events()).toEqual({ incident: [{ type: 'IncidentClosed', data: { incidentId, conclusion } }] }));
  it.each([
    ['cai-not-notified', []],
    ['opc-not-notified', [told('cai')]],
    ['persons-not-notified', [told('cai'), told('opc')]],
    ['persons-not-notified', [told('cai'), told('opc'), three(2)]],
  ])('is refused as %s', (detail, more) => expect(close([...serious, ...more]).refusal()).toBe(`WRONG_STATE: ${detail}`));
  it('once everyone was told, one by one or by a public notice', () => {
    const authorities = [told('opc'), told('cai')];
    expect(close([...serious, three(1), ...authorities, three(2)]).types()).toEqual({ incident: ['IncidentClosed'] });
    expect(close([...serious, told('persons', { how: 'publicNotice' }), ...authorities]).types()).toEqual({ incident: ['IncidentClosed'] });
  });
  it('never on an assessment of other facts than are known', () =>
    expect(close([...harmless, ['IncidentRegistered', { ...facts, persons: 500 }]]).refusal()).toBe('WRONG_STATE: incident-not-assessed'));
  it('once, and only where there is one', () => {
    expect(close(closed).types()).toEqual({});
    expect(close([]).refusal()).toBe('NOT_FOUND: incident');
  });

  // proves: L25-13
  it('L25-13: whatever was done before, an assessment of what is known came first, and no one is missing', () => {
    const all = [
      fc.constant([registerIncident, facts] as const),
      fc.nat(5).map((persons) => [registerIncident, { ...facts, persons }] as const),
      fc
        .constantFrom(...RISK_LEVELS)
        .map((likelihood) => [assessIncident, answers({ quebec: { likelihood, consequences: 'medium' } })] as const),
      fc
        .constantFrom(...INCIDENT_RECIPIENTS)
        .map(
          (whom) =>
            [notifyIncident, { incidentId, whom, notifiedAt: T0, how: 'email', ...(whom === 'persons' ? { persons: 2 } : {}) }] as const,
        ),
      fc.constant([closeIncident, { incidentId, conclusion }] as const),
    ];
    fc.assert(
      fc.property(fc.array(fc.oneof(...all), { maxLength: 25 }), (steps) => {
        const past: [string, Record<string, unknown>][] = [];
        let state: IncidentState = incident.initial;
        for (const [decision, input] of steps) {
          const before = state;
          let said: readonly { type: string; data: Record<string, unknown> }[];
          try {
            said = (on(past)
              .when(decision as never, input as never)
              .events().incident ?? []) as never;
          } catch {
            continue;
          }
          for (const e of said) {
            past.push([e.type, e.data]);
            state = incident.evolve(state, e as never, { actor: { kind: 'user', id: 'x' } } as never);
          }
          if (state.status === 'Closed' && before.status !== 'Closed') {
            const types = past.map(([type]) => type);
            expect(types.lastIndexOf('IncidentAssessed')).toBeGreaterThan(types.lastIndexOf('IncidentRegistered'));
            expect(missing(state)).toEqual([]);
          }
        }
      }),
    );
  });
});

describe('the register', () => {
  const tell = (...more: [string, object, number?][]): StoryEvent[] =>
    more.map(([type, data, minutes]) => [incident, incidentId, type, { incidentId, ...data }, minutes]);
  const whole = story(
    ...tell(
      ['IncidentRegistered', { ...facts, messageId: uuidFor('message') }],
      ['IncidentPersonsListed', { subjectIds: subjects(2) }],
      ['IncidentAssessed', { ...answers(high), notify: true, demands: [...INCIDENT_RECIPIENTS] }, 5],
      ['IncidentNotified', { whom: 'cai', notifiedAt: T0, how: 'form' }, 6],
      ['IncidentNotified', { whom: 'persons', notifiedAt: at(1), how: 'email', persons: 2 }, 7],
      ['IncidentNotified', { whom: 'persons', notifiedAt: at(2), how: 'letter', persons: 1 }, 8],
      ['IncidentNotified', { whom: 'opc', notifiedAt: at(3), how: 'form' }, 9],
      ['IncidentClosed', { conclusion }, 10],
    ),
  );
  const after = (n: number) => rowsOf(incidents, whole.slice(0, n)).get(incidentId);
  it('has a row for each incident with its dates and who is still to be told', () => {
    expect(after(1)).toMatchObject({ state: 'Registered', persons: 3, discoveredAt: at(-60), registeredAt: T0, demands: [], missing: [] });
    expect(after(3)).toMatchObject({ state: 'Assessed', assessedAt: at(5), missing: ['cai', 'opc', 'persons'], version: 3 });
    expect(after(5)).toMatchObject({ state: 'Notified', caiAt: T0, toldPersons: 2, missing: ['opc', 'persons'] });
    expect(after(7)).toMatchObject({ personsAt: at(2), opcAt: at(3), toldPersons: 3, missing: [] });
    expect(after(8)).toMatchObject({ state: 'Closed', closedAt: at(10), conclusion });
    const forgotten = story(...tell(['IncidentRegistered', facts], ['IncidentForgotten', {}]));
    expect(rowsOf(incidents, forgotten).get(incidentId)).toBeUndefined();
    expect(unexercised(incidents, [...whole, ...forgotten])).toEqual([]);
  });
  it('forgets an assessment of other facts, not who was told', () => {
    const again = story(
      ...tell(
        ['IncidentRegistered', { ...facts, reporter: 'Me Roy' }],
        ['IncidentAssessed', { ...answers(high), notify: true, demands: [...INCIDENT_RECIPIENTS] }],
        ['IncidentNotified', { whom: 'cai', notifiedAt: T0, how: 'form' }],
        ['IncidentRegistered', { ...facts, persons: 9 }],
      ),
    );
    expect(rowsOf(incidents, again).get(incidentId)).toMatchObject({
      state: 'Registered',
      persons: 9,
      reporter: undefined,
      quebec: null,
      missing: [],
      caiAt: T0,
    });
  });
  it('lists each person once', () => {
    const listed = story(
      ...tell(['IncidentPersonsListed', { subjectIds: subjects(3) }], ['IncidentPersonsListed', { subjectIds: subjects(2, 2) }]),
    );
    const rows = rowsOf(incidentPersons, listed);
    expect([...rows.values()].map(({ subjectId }) => subjectId)).toEqual(subjects(4));
    expect(rows.get(`${incidentId}:${subjects(1)[0]}`)).toMatchObject({ incidentId, listedAt: T0 });
  });
  it('seals every word under the incident’s own key', () => {
    const words = Object.fromEntries(Object.entries(incident.events).map(([type, { personal }]) => [type, personal]));
    expect(words).toEqual({
      IncidentRegistered: { description: 'incidentId', measures: 'incidentId', reporter: 'incidentId' },
      IncidentPersonsListed: {},
      IncidentAssessed: { quebecWhy: 'incidentId', canadaWhy: 'incidentId' },
      IncidentNotified: { reference: 'incidentId' },
      IncidentClosed: { conclusion: 'incidentId' },
      IncidentForgotten: {},
    });
  });
});
