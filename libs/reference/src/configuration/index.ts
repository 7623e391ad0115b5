/** Configuration keys (specification 4.13): what staff may change, each with its range, its scopes and what is shipped. */
export * from './keys/lead.js';
export * from './keys/validation.js';
export * from './keys/offers.js';
export * from './keys/matching.js';
export * from './keys/claims.js';
export * from './keys/pricing.js';
export * from './keys/credits.js';
export * from './keys/lead-credits.js';
export * from './keys/taxes.js';
export * from './keys/purchases.js';
export * from './keys/acceptance.js';
export * from './keys/surveys.js';
export * from './keys/renewal.js';
export * from './keys/follow-ups.js';
export * from './keys/recruiting.js';
export * from './keys/exclusions.js';
export * from './keys/professionals.js';
export * from './keys/sessions.js';
export * from './keys/intake.js';
export * from './keys/hours.js';
export * from './keys/scheduling.js';
export * from './keys/meetings.js';
export * from './keys/messages.js';
export * from './keys/privacy.js';
export * from './keys/privacy-requests.js';
export * from './keys/features.js';
export * from './keys/product.js';
export { figureInWords, waysToSay } from './figure-words.js';
export { schemaOf } from './checks/schema.js';
export { ceilingOf } from './key.js';
export type { Key, Group, Reach, ScopeKind, Unit, Valued } from './key.js';
export type { Kind, Shape } from './kinds.js';
export { weeklyHours } from './values.js';
export type { AdSpending, MatchingWeights, Pack, PriceFactors, TaxCode, TaxRate, WaveSpec, WeeklyHours } from './values.js';
export {
  configOf,
  heldWithout,
  shippedAt,
  shippedConfig,
  type Config,
  type ConfigPlace,
  type Held,
  type Override,
  type Overrides,
  type ShippedOtherwise,
} from './resolve.js';
export { isReadable, readable, shippedOtherwise } from './readable.js';
export { shippedValues, type ShippedValue, type ShippedValues } from './shipped.js';
export { configRead, inForce, type InForce } from './in-force.js';
export { PUBLIC_KEYS, type PublicKeyName } from './public-keys.js';
export { KEYS, keyNamed, type Keyed, type KeyName } from './keys/index.js';
export { KEY_WORDS } from './words/index.js';
export type { KeyWords } from './words/word.js';
export { contradictions, contradictionWords, type Contradiction } from './contradictions.js';
export { CONTRADICTION_WORDS, type ContradictionCode } from './words/contradictions.js';
export { exportedSchema, signedExport } from './checks/exported.js';
export { differencesOf, EXPORT_FORMAT, exportOf, isUnread, type ConfigDifference, type Exported, type ExportedKey } from './exported.js';
