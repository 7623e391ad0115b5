import type { AsOf, Config } from '@jurilien/event-sourcing';
import { asShipped, T0 } from '@jurilien/event-sourcing/testing';
import { SHIPPED_TERMS } from '@jurilien/reference';
import type { MatchLead, MatchProfile } from './match-types.js';

/** An instant, under the shipped configuration or another one. */
export const asAt = (now: string = T0, config: Config = asShipped()): AsOf => ({ now, config });

/** A request and a professional who fit each other in everything; a spec changes one thing at a time. */
export const request = (over: Partial<MatchLead> = {}): MatchLead => ({
  leadId: '018f2a10-0000-7000-8000-00000000000a',
  province: 'QC',
  region: '06',
  postalCode: 'H2J 3Y1',
  lawyerType: 'family',
  additionalLawyerTypes: [],
  lang: 'fr',
  acceptDistance: false,
  juridicalHelp: false,
  mediator: false,
  paralegal: false,
  rate: '3',
  budget: 0,
  experience: 0,
  smallMandate: false,
  consult: false,
  superLead: false,
  priceCc: 100,
  ...over,
});

export const candidate = (over: Partial<MatchProfile> = {}): MatchProfile => ({
  id: '018f2a10-0000-7000-8001-000000000001',
  name: 'Me 1',
  title: 'lawyer',
  province: 'QC',
  state: 'Approved',
  licenceVerifiedAt: T0,
  termsVersion: SHIPPED_TERMS,
  fields: ['family'],
  regions: ['06'],
  languages: ['fr'],
  postalCode: 'H2X',
  radiusKm: 0,
  remote: false,
  rates: ['3'],
  minBudget: 0,
  callYear: 2010,
  acceptsAJ: false,
  acceptsMP: false,
  acceptsConsult: false,
  mediator: false,
  superOptIn: false,
  urgentOptIn: false,
  channels: ['sms'],
  availableCc: 100,
  openOffers: [],
  claimedAt: [],
  spent: [],
  offersAt: [],
  offersEver: 0,
  answeredAt: [],
  missedAt: [],
  slaKeptAt: [],
  slaMissedAt: [],
  ...over,
});

export const days = (n: number): number => n * 24 * 60;
/** `T0` plus minutes, as profiles keep instants. */
export const moment = (minutes: number): number => Date.parse(T0) + minutes * 60_000;
