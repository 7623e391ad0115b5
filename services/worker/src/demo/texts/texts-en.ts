import { AFFAIRS_EN } from './texts-affairs-en.js';
import { PEOPLE_EN } from './texts-people-en.js';

/** What people wrote in English, with the staff's summary. Invented for the demo; no one is described here. */
export const TEXTS_EN = [...PEOPLE_EN, ...AFFAIRS_EN];

/** Sentences people add, so that no two requests read the same. */
export const CLOSINGS_EN = [
  '',
  '',
  'Evenings are best for a call.',
  'Please e-mail first.',
  'I have kept all the paperwork.',
  'I can travel if needed.',
  'A video call would be fine.',
  'I have never hired a lawyer before.',
  'Thank you.',
  'I would like to know roughly what this costs before I start.',
  'You can leave a voicemail.',
  'The sooner the better.',
];
