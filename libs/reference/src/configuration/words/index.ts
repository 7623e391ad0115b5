import { words as lead } from './lead.js';
import { words as validation } from './validation.js';
import { words as offers } from './offers.js';
import { words as matching } from './matching.js';
import { words as claims } from './claims.js';
import { words as pricing } from './pricing.js';
import { words as credits } from './credits.js';
import { words as leadCredits } from './lead-credits.js';
import { words as taxes } from './taxes.js';
import { words as purchases } from './purchases.js';
import { words as acceptance } from './acceptance.js';
import { words as surveys } from './after/surveys.js';
import { words as renewal } from './after/renewal.js';
import { words as followUps } from './after/follow-ups.js';
import { words as meetings } from './meetings.js';
import { words as recruiting } from './recruiting.js';
import { words as exclusions } from './exclusions.js';
import { words as professionals } from './professionals.js';
import { words as sessions } from './sessions.js';
import { words as intake } from './intake.js';
import { words as hours } from './hours.js';
import { words as scheduling } from './scheduling.js';
import { words as messages } from './messages.js';
import { words as privacy } from './privacy.js';
import { words as privacyRequests } from './privacy-requests.js';
import { words as features } from './features.js';
import { words as product } from './product.js';
import type { KeyName } from '../keys/index.js';
import type { KeyWords } from './word.js';

/** What each key is called, and what it changes, in both languages; a key without words does not compile. */
export const KEY_WORDS: Readonly<Record<KeyName, KeyWords>> = {
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
