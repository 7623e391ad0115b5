/** Lives of documents for specs. */
import type { Past } from '@jurilien/event-sourcing/testing';
import { leadId, personId } from '@jurilien/lead/testing';
import type { Seat } from './decisions/on-documents.js';

const id = (kind: number, n: number): string => `018f2a10-0000-7000-8000-0000000${kind}00${String(n).padStart(2, '0')}`;
export const documentId = (n: number): string => id(1, n);
export const acceptanceId = (n: number): string => id(2, n);
export const professionalId = (n: number): string => id(3, n);
export const requestId = (n: number): string => id(4, n);
export const itemId = (n: number): string => id(5, n);
export const viewId = (n: number): string => id(6, n);

/** Who accepted. */
export const seat = (n: number, readable = true): Seat => ({ acceptanceId: acceptanceId(n), professionalId: professionalId(n), readable });
export const clientAccount = { kind: 'user', id: 'u-client', role: 'jurilien_client' } as const;
export const proAccount = { kind: 'user', id: 'u-pro', role: 'jurilien_professional' } as const;
export const teamAccount = { kind: 'user', id: 'u-staff', role: 'jurilien_admin' } as const;
export const proLink = (n: number) => ({ kind: 'token', id: professionalId(n), role: 'document', link: 'a'.repeat(64) }) as const;

/** What a file is, once it was received. */
export const file = (n: number) => ({
  ...{ leadId, documentId: documentId(n), name: `Bail ${n}.pdf`, type: 'pdf' as const, bytes: 1_000 },
  ...{ sha256: 'a'.repeat(64), scanner: 'clamd' },
});
export const fromClient = (n: number, more: object = {}): Past => [['DocumentUploaded', { ...file(n), personId, by: 'client', ...more }]];
export const fromPro = (n: number, of = 1): Past => [
  ['DocumentUploaded', { ...file(n), personId, by: 'professional', uploaderId: professionalId(of), acceptanceId: acceptanceId(of) }],
  ['DocumentShared', { leadId, documentId: documentId(n), shareId: id(7, n), to: 'client' }],
];
export const fromTeam = (n: number): Past => [['DocumentUploaded', { ...file(n), personId, by: 'staff', uploaderId: 'u-staff' }]];
export const asked = (items = 2, by: object = { by: 'staff' }): Past => [
  [
    'DocumentsRequested',
    {
      ...{ requestId: requestId(1), leadId, personId, ...by },
      itemIds: Array.from({ length: items }, (_, n) => itemId(n)),
      items: Array.from({ length: items }, (_, n) => ({ itemId: itemId(n), label: `Talon ${n}` })),
      ...{ dueOn: '2026-11-10', dueAt: '2026-11-11T05:00:00.000Z' },
    },
  ],
];
