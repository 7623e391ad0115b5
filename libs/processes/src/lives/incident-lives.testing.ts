import { at, type Past } from '@jurilien/event-sourcing/testing';
import { incident } from '@jurilien/privacy';
import { ID, type Lives } from '../account-lives.testing.js';

const ofIncident = { incidentId: ID };
const facts = {
  ...ofIncident,
  kind: 'disclosure',
  dataKinds: ['contact'],
  occurredAt: at(-60),
  discoveredAt: at(0),
  persons: 2,
  description: 'Un courriel est parti à la mauvaise adresse.',
  measures: 'Le destinataire l’a effacé.',
};
const words = { quebecWhy: 'Un nom et un numéro.', canadaWhy: 'A name and a number.' };
const harmless = { quebec: { sensitivity: 'low', consequences: 'low', likelihood: 'low' }, canada: { sensitivity: 'low', misuse: 'low' } };
const serious = {
  quebec: { sensitivity: 'high', consequences: 'high', likelihood: 'low' },
  canada: { sensitivity: 'high', misuse: 'low' },
};
const registered: Past = [['IncidentRegistered', facts]];
const told = { ...ofIncident, notifiedAt: at(10), how: 'form' };

/** Incidents of the register: what is known, what was found, who was told. */
export const INCIDENT_LIVES = {
  incidents: {
    row: { id: ID },
    streams: [
      {
        decider: incident,
        id: ID,
        begins: [
          [],
          registered,
          [
            ...registered,
            ['IncidentAssessed', { ...ofIncident, ...serious, ...words, notify: true, demands: ['cai', 'opc', 'persons'] }],
            ['IncidentNotified', { ...told, whom: 'cai' }],
          ],
        ],
        events: [
          ['IncidentRegistered', { ...facts, persons: 3 }],
          ['IncidentPersonsListed', { ...ofIncident, subjectIds: [ID] }],
          ['IncidentAssessed', { ...ofIncident, ...harmless, ...words, notify: false, demands: [] }],
          ['IncidentNotified', { ...told, whom: 'opc' }],
          ['IncidentNotified', { ...told, whom: 'persons', how: 'email', persons: 2 }],
          ['IncidentClosed', { ...ofIncident, conclusion: 'Rien de plus à faire.' }],
        ],
      },
    ],
    inputs: {
      RegisterIncident: { ...facts, persons: 9 },
      AssessIncident: { ...harmless, ...words },
      NotifyIncident: { whom: 'cai', notifiedAt: at(20), how: 'form' },
      CloseIncident: { conclusion: 'Rien de plus à faire.' },
    },
  },
} satisfies Readonly<Record<string, Lives>>;
