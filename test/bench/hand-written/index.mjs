/**
 * The messages of an event as they were written by hand before there were rules: one function per event, with the work and the timers it
 * asked for. Nothing but the bench `rules` uses it: what rules as data cost is measured against this, and the product has it no more.
 */
import { accounts, candidates, money, professionals } from './people.mjs';
import { acceptances, offers, requests } from './requests.mjs';

/** What each type of event made, by hand. @param reference the library of that name, as `recruiting` */
export const handWritten = (reference, recruiting) => ({
  ...acceptances(reference),
  ...requests,
  ...offers,
  ...money(reference),
  ...professionals(reference),
  ...accounts,
  ...candidates(recruiting),
});
