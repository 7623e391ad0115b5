import { at, type Past, uuidFor } from '@jurilien/event-sourcing/testing';
import type { PrivacyKind } from './privacy-request.js';

export const requestId = uuidFor('privacy request');
export const DAY = 24 * 60;
export const [own, others] = ['ana@exemple.ca', '+15145550199'];
export const admin = { kind: 'user', id: uuidFor('admin'), role: 'jurilien_admin' } as const;
export const system = { kind: 'system', id: 'timer' } as const;

const data = { requestId, lang: 'fr', province: 'QC', channel: 'page', dueAt: at(30 * DAY) };
const identifiers = [
  { kind: 'email', value: own },
  { kind: 'phone', value: others },
];

/** A request with one's own e-mail and a number, as it was filed. */
export const filed = (kind: PrivacyKind = 'access', more: object = {}): Past => [
  ['PrivacyRequestFiled', { ...data, kind, identifiers, ...more }],
];
export const happened = (type: string, more: object = {}): Past[number] => [type, { requestId, ...more }];
/** The same, its e-mail proven by a code. */
export const proven = (kind: PrivacyKind = 'access', more: object = {}): Past => [
  ...filed(kind, more),
  happened('PrivacyRequesterVerified', { how: 'code', identifier: 0, device: 'd' }),
];
export const approved = (kind: PrivacyKind, more: object = {}): Past => [
  ...proven(kind, more),
  happened('PrivacyRequestApproved', { holdings: [] }),
];
