import type { ChurnRule } from '@jurilien/rows/prospects';
import { every } from '../../every';

/** Rules of leaving, in the order of the page. */
export const RULES = every<ChurnRule>()('noPurchase', 'lowBalance', 'ignoredOffers', 'longPause', 'licenceSoon', 'fewContacts');
export const isRule = (name: string): name is ChurnRule => RULES.some((rule) => rule === name);
