import * as lead from './lead.js';
import * as validation from './validation.js';
import * as offers from './offers.js';
import * as matching from './matching.js';
import * as claims from './claims.js';
import * as pricing from './pricing.js';
import * as credits from './credits.js';
import * as leadCredits from './lead-credits.js';
import * as taxes from './taxes.js';
import * as purchases from './purchases.js';
import * as acceptance from './acceptance.js';
import * as surveys from './surveys.js';
import * as renewal from './renewal.js';
import * as followUps from './follow-ups.js';
import * as meetings from './meetings.js';
import * as recruiting from './recruiting.js';
import * as exclusions from './exclusions.js';
import * as professionals from './professionals.js';
import * as sessions from './sessions.js';
import * as intake from './intake.js';
import * as hours from './hours.js';
import * as scheduling from './scheduling.js';
import * as messages from './messages.js';
import * as privacy from './privacy.js';
import * as privacyRequests from './privacy-requests.js';
import * as features from './features.js';
import * as product from './product.js';
import type { Key } from '../key.js';

/** Every export of a group's file is a key. */
const declared = {
  ...lead,
  ...validation,
  ...offers,
  ...matching,
  ...claims,
  ...pricing,
  ...credits,
  ...leadCredits,
  ...taxes,
  ...purchases,
  ...acceptance,
  ...surveys,
  ...renewal,
  ...followUps,
  ...meetings,
  ...recruiting,
  ...exclusions,
  ...professionals,
  ...sessions,
  ...intake,
  ...hours,
  ...scheduling,
  ...messages,
  ...privacy,
  ...privacyRequests,
  ...features,
  ...product,
};
type Declared = (typeof declared)[keyof typeof declared];
/** The names of all keys. */
export type KeyName = Declared['key'];
/** Each key by its name, with the type of its value. */
export type Keyed = { readonly [K in Declared as K['key']]: K };

/** All keys, by group. */
export const KEYS: readonly Declared[] = Object.values(declared);

const byName = new Map<string, Key>(KEYS.map((key) => [key.key, key]));
/** The key of a name, as a proposal or an export writes it; nothing for one that this version does not know. */
export const keyNamed = (name: string): Key | undefined => byName.get(name);
