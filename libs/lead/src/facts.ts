import { ids } from '@jurilien/event-sourcing';
import { answers, lawyerType } from '@jurilien/questions';
import { ceilingOf, leadDescriptionMax, pricingMaxCc, REGIONS } from '@jurilien/reference';
import { z } from 'zod';

/** Why a lead is blocked. */
export const BLOCK_TYPES = [
  'none',
  'spam',
  'abuse',
  'fraud',
  'conflictOfPlatform',
  'notLegal',
  'outOfTerritory',
  'minor',
  'duplicateAbuser',
] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];

/** Code of a region of either province. */
const region = z.string().refine((code) => REGIONS.some((r) => r.code === code), 'unknown region');
export const blockType = z.enum(BLOCK_TYPES);
export const province = z.enum(['QC', 'ON']);
export const lang = z.enum(['fr', 'en']);
export const instant = z.iso.datetime({ offset: true });
const text = (max: number) => z.string().trim().max(max);
const bracket = z.coerce.number().int().min(0).max(5);

/** Street and postal code are sealed; the city is a clear fact, for an offer names it. */
export const address = z.object({ street: text(200).optional(), postalCode: text(10).optional() });
/** A person or company on the other side; `unknown` when the client cannot name anyone. */
export const party = z.object({ name: text(200).default(''), role: text(60).optional(), unknown: z.boolean().optional() });

export type Party = z.infer<typeof party>;
export type Address = z.infer<typeof address>;

/** Who may see a fact before acceptance: in the offer, staff only, after acceptance, or in the claim step only. */
export type Visibility = 'offer' | 'staff' | 'accepted' | 'claim' | 'offerIfLegalAid' | 'offerIfAccessible';
type Setter = 'client' | 'staff' | 'system';

/** One field of a lead: shape, value of the original form, who sets it, who sees it in an offer. */
export interface Fact<S extends z.ZodType = z.ZodType> {
  readonly schema: S;
  readonly initial: z.infer<S> | null;
  readonly setBy: readonly Setter[];
  readonly visible: Visibility;
  /** The four required ones and the parties; every other field of a lead is optional. */
  readonly required?: true;
}

const fact = <S extends z.ZodType>(
  schema: S,
  initial: z.infer<S> | null,
  setBy: readonly Setter[],
  visible: Visibility,
  required?: true,
): Fact<S> => ({ schema, initial, setBy, visible, ...(required ? { required } : {}) });

const client = ['client', 'staff'] as const;
const staff = ['staff'] as const;
const system = ['system'] as const;
const flag = z.boolean();

/** Clear facts: they travel in events in clear and describe the matter, never the person. */
export const CLEAR = {
  lawyerType: fact(lawyerType, null, client, 'offer'),
  additionalLawyerTypes: fact(z.array(lawyerType).max(5), [], client, 'offer'),
  juridicalHelp: fact(flag, false, client, 'offer'),
  hasLegalAidCert: fact(flag, false, client, 'offer'),
  smallMandate: fact(flag, false, client, 'offer'),
  commercial: fact(flag, false, client, 'offer'),
  province: fact(province, null, client, 'offer'),
  region: fact(region, null, client, 'offer'),
  lang: fact(lang, 'fr', client, 'offer'),
  experience: fact(z.coerce.number().int().min(0).max(60), 0, client, 'offer'),
  acceptDistance: fact(flag, false, client, 'offer'),
  rate: fact(z.enum(['1', '2', '3', '4', '5']), '3', client, 'offer'),
  budget: fact(bracket, 0, client, 'offer'),
  hasCourtDate: fact(flag, false, client, 'offer'),
  courtDate: fact(z.union([z.iso.date(), instant]), null, client, 'offer'),
  employementPeril: fact(flag, false, client, 'offer'),
  mediator: fact(flag, false, client, 'offer'),
  paralegal: fact(flag, false, client, 'offer'),
  consult: fact(flag, false, client, 'offer'),
  consultBefore: fact(flag, false, client, 'offer'),
  // Shown to staff, written by the client's agreement alone.
  neolegal: fact(flag, false, ['client'], 'staff'),
  juripop: fact(flag, false, ['client'], 'staff'),
  creditValue: fact(
    z
      .number()
      .min(0.5)
      .max(ceilingOf(pricingMaxCc) / 100),
    1,
    staff,
    'offer',
  ),
  coinValue: fact(z.number().min(0), 1, system, 'offer'),
  superLead: fact(flag, false, staff, 'offer'),
  superLeadMultiplier: fact(z.number().int().min(1).max(10), 3, staff, 'offer'),
  blockType: fact(blockType, 'none', staff, 'staff'),
  tagged: fact(flag, false, staff, 'staff'),
  sendAfter: fact(instant, null, staff, 'staff'),
  selfServeAfterBool: fact(flag, true, staff, 'staff'),
  selfServeAfter: fact(z.union([z.literal(true), instant]), true, staff, 'staff'),
  clientReadyAlert: fact(flag, false, staff, 'offer'),
  clientReadySeriousAlert: fact(flag, false, staff, 'offer'),
  teamValidated: fact(flag, false, system, 'offer'),
  emailConfirmed: fact(flag, false, system, 'offer'),
  phoneNumberConfirmed: fact(flag, false, system, 'offer'),
  renewed: fact(flag, false, system, 'offer'),
  renewalSent: fact(flag, false, system, 'offer'),
} as const;

/** Sealed facts about the client's situation (specification 4.10.12). */
export const PRIVATE = {
  budgetNumber: fact(z.coerce.number().int().min(0).max(10_000_000), 0, staff, 'offer'),
  revenueRange: fact(bracket, 2, client, 'offerIfLegalAid'),
  hasCriminalFile: fact(flag, false, client, 'offerIfAccessible'),
} as const;

/** No configuration admits a longer text; what is in force is checked where a text is written. */
export const DESCRIPTION_CEILING = ceilingOf(leadDescriptionMax);

/** Identity and free text, each sealed in a field of its own. */
export const IDENTITY = {
  uuid: fact(z.uuid(), null, system, 'staff'),
  clientName: fact(text(120), null, client, 'accepted', true),
  email: fact(text(254), null, client, 'accepted', true),
  phoneNumber: fact(text(20), null, client, 'accepted', true),
  address: fact(address, null, client, 'accepted'),
  description: fact(z.string().max(DESCRIPTION_CEILING), null, ['client'], 'accepted', true),
  othersInvolved: fact(z.array(party).max(20), [], client, 'claim', true),
  searchTerms: fact(text(400), null, system, 'staff'),
  specificQuestions: fact(answers, {}, client, 'accepted'),
  accessibleSpecificQuestions: fact(answers, {}, staff, 'offer'),
} as const;

/** Facts we add to the 51 of the original form: the city an offer names, `multi` (D6), the staff's urgency mark. */
export const ADDED = {
  city: fact(text(100), null, client, 'offer'),
  multi: fact(flag, false, client, 'offer'),
  urgent: fact(flag, false, staff, 'offer'),
} as const;

/** Facts that came later still: events written before them do not carry them. */
export const LATER = {
  /** The professional whose page the request came from: asked first, alone (4.3.3). */
  preferredProfessionalId: fact(ids.professionalId, null, client, 'staff'),
  /** The client widened the search: any rate, any language (4.3.8). */
  anyRate: fact(flag, false, client, 'staff'),
  anyLanguage: fact(flag, false, client, 'staff'),
} as const;

/** All 51 fields of the original lead. */
export const ORIGINAL_FACTS = { ...IDENTITY, ...CLEAR, ...PRIVATE } as const;

type Shape<T extends Record<string, Fact>> = { [K in keyof T]: z.ZodNullable<T[K]['schema']> };
const shapeOf = <T extends Record<string, Fact>>(facts: T): Shape<T> =>
  Object.fromEntries(Object.entries(facts).map(([k, f]) => [k, f.schema.nullable()])) as Shape<T>;
const initialOf = (facts: Record<string, Fact>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).map(([k, f]) => [k, f.initial]));

const clearAndAdded = { ...CLEAR, ...ADDED } as const;
/** Schema of the clear facts as events carry them: every field present, `null` = not stated. */
export const clearFacts = z.object({ ...shapeOf(clearAndAdded), ...z.object(shapeOf(LATER)).partial().shape });
export const privateFacts = z.object(shapeOf(PRIVATE));
export type ClearFacts = z.infer<typeof clearFacts>;
export type PrivateFacts = z.infer<typeof privateFacts>;
export type LeadFacts = ClearFacts & PrivateFacts;

export const INITIAL_CLEAR = initialOf(clearAndAdded) as ClearFacts;
export const INITIAL_PRIVATE = initialOf(PRIVATE) as PrivateFacts;
