import { at, given, type Past, T0 } from '@jurilien/event-sourcing/testing';
import { forgetIncident } from './forget-incident.js';

const incidentId = '018f2a10-0000-7000-8000-000000000009';
const registered: Past = [
  [
    'IncidentRegistered',
    {
      ...{ incidentId, kind: 'disclosure', dataKinds: ['contact'], occurredAt: T0, discoveredAt: T0, persons: 1 },
      ...{ description: 'Un courriel est parti à la mauvaise adresse.', measures: 'Rappelé.' },
    },
    T0,
  ],
];
const closed: Past = [...registered, ['IncidentClosed', { incidentId, conclusion: 'Sans suite.' }, T0]];
const YEARS_5 = 1_827 * 1_440;
const asked = (incident: Past, now: string) => given({ incident }).when(forgetIncident, { incidentId }, { now });

describe('ForgetIncident', () => {
  it('takes an incident off the register five years after it was closed, once', () => {
    expect(asked(closed, at(YEARS_5)).events()).toEqual({ incident: [{ type: 'IncidentForgotten', data: { incidentId } }] });
    expect(asked([...closed, ['IncidentForgotten', { incidentId }]], at(YEARS_5)).events()).toEqual({});
  });
  it('refuses before: not-due', () => expect(asked(closed, at(YEARS_5 - 3 * 1_440)).refusal()).toBe('WRONG_STATE: not-due'));
  it('refuses one that is open, and one that is unknown: incident-goes-on, incident', () => {
    expect(asked(registered, at(YEARS_5)).refusal()).toBe('WRONG_STATE: incident-goes-on');
    expect(asked([], at(YEARS_5)).refusal()).toBe('NOT_FOUND: incident');
  });
});
