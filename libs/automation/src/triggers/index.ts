import { acceptanceTriggers } from './acceptances.js';
import { professionalTriggers } from './professionals.js';
import { requestTriggers } from './requests.js';

import type { About } from '../lookup.js';
import type { Trigger } from '../trigger.js';

/** Every moment that rules may begin with. */
export const TRIGGERS = [...requestTriggers, ...acceptanceTriggers, ...professionalTriggers];
const BY_KEY = new Map(TRIGGERS.map((t) => [t.key, t]));

/** A trigger by its name in rules. */
export const triggerNamed = (key: string): Trigger | undefined => BY_KEY.get(key);

/** What must be known to start a rule by hand: the ids of its trigger, but no offer, which an acceptance stands for. */
export const neededToStart = (key: string): readonly (keyof About)[] => (triggerNamed(key)?.about ?? []).filter((id) => id !== 'offerId');
