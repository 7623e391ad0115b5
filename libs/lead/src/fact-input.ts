import { oneLine } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { answers } from '@jurilien/questions';
import {
  ADDED,
  address,
  type Address,
  CLEAR,
  type ClearFacts,
  type Fact,
  LATER,
  party,
  type Party,
  PRIVATE,
  type PrivateFacts,
} from './facts.js';

/** Staff facts with a command of their own (price, super, schedule, tag, alerts, block): never edited as a plain field. */
const OWN_COMMAND = new Set([
  'creditValue',
  'superLead',
  'superLeadMultiplier',
  'blockType',
  'tagged',
  'sendAfter',
  'selfServeAfter',
  'selfServeAfterBool',
  'clientReadyAlert',
  'clientReadySeriousAlert',
]);

type FactOf<T> = { [K in keyof T]: T[K] extends Fact<infer S> ? z.ZodOptional<z.ZodNullable<S>> : never };
const plain = { ...CLEAR, ...ADDED, ...LATER, ...PRIVATE } as const;
type Plain = typeof plain;
type PlainKey = Exclude<
  keyof Plain,
  | 'coinValue'
  | 'teamValidated'
  | 'emailConfirmed'
  | 'phoneNumberConfirmed'
  | 'renewed'
  | 'renewalSent'
  | 'creditValue'
  | 'superLead'
  | 'superLeadMultiplier'
  | 'blockType'
  | 'tagged'
  | 'sendAfter'
  | 'selfServeAfter'
  | 'selfServeAfterBool'
  | 'clientReadyAlert'
  | 'clientReadySeriousAlert'
>;

/** Names of the facts a client, or staff, may write as plain fields. */
export const editableBy = (who: 'client' | 'staff'): string[] =>
  Object.entries(plain)
    .filter(([k, f]) => f.setBy.includes(who as never) && !OWN_COMMAND.has(k))
    .map(([k]) => k);

const shape = Object.fromEntries(
  Object.entries(plain)
    .filter(([k, f]) => !f.setBy.includes('system') && !OWN_COMMAND.has(k))
    .map(([k, f]) => [k, f.schema.nullable().optional()]),
) as unknown as FactOf<Pick<Plain, PlainKey>>;

/** Identity and text fields as they arrive; the rules say which are required and what is wrong with them. */
export const identityInput = {
  clientName: oneLine(120).optional(),
  email: z.string().max(254).optional(),
  phoneNumber: z.string().max(40).optional(),
  address: z
    .union([oneLine(200), address.extend({ street: oneLine(200).optional(), postalCode: oneLine(10).optional() })])
    .nullable()
    .optional(),
  postalCode: oneLine(10).nullable().optional(),
  othersInvolved: z
    .union([z.string().max(2000), z.array(party.extend({ name: oneLine(200).default(''), role: oneLine(60).optional() })).max(20)])
    .optional(),
  specificQuestions: answers.optional(),
} as const;

/** Plain facts of the matter, each optional. */
export const factInput = { ...shape, city: oneLine(100).nullable().optional() };

/** Whether a field is one of the sealed facts. */
const isPrivate = (key: string): boolean => key in PRIVATE;

/** Splits plain facts into what travels in clear and what is sealed; absent fields stay absent. */
export function splitFacts(input: Record<string, unknown>): { clear: Partial<ClearFacts>; sealed: Partial<PrivateFacts> } {
  const given = Object.entries(input).filter(([k, v]) => k in shape && v !== undefined);
  return {
    clear: Object.fromEntries(given.filter(([k]) => !isPrivate(k))) as Partial<ClearFacts>,
    sealed: Object.fromEntries(given.filter(([k]) => isPrivate(k))) as Partial<PrivateFacts>,
  };
}

/** The original form joined the parties in one text; a text becomes one party per line. */
export const partiesOf = (input: string | readonly Party[] | undefined): Party[] =>
  typeof input === 'string'
    ? input
        .split(/[\n;]/)
        .map((name) => ({ name: name.trim() }))
        .filter((p) => p.name !== '')
    : (input ?? []).filter((p) => p.unknown || p.name !== '').map((p) => ({ ...p }));

/** Street and postal code in one shape, whether they came as one text or apart. */
export function addressOf(input: string | Address | null | undefined, postalCode?: string | null): Address | undefined {
  const given: Address = typeof input === 'string' ? { street: input.trim() } : { ...input };
  const code = (postalCode ?? given.postalCode)?.trim().toUpperCase();
  const whole = { ...(given.street ? { street: given.street } : {}), ...(code ? { postalCode: code } : {}) };
  return Object.keys(whole).length > 0 ? whole : undefined;
}
