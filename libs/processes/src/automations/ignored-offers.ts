import { at, automation, cancel, send, timer, type Effect } from '@jurilien/event-sourcing';
import { distribution } from '@jurilien/search';
import { forgetIgnoredOffers, pauseAt, pauseUnanswered, professional } from '@jurilien/professionals';
import { work } from '../work.js';

interface OfOne {
  readonly data: { readonly professionalId: string };
}
const subject = (e: OfOne): string => `professional-${e.data.professionalId}`;
const answered = (e: OfOne): Effect[] => [send(forgetIgnoredOffers, { professionalId: e.data.professionalId })];

/** Offers whose window passed without a word are counted; any answer begins anew (MO20). */
export const watchIgnoredOffers = automation(distribution)({
  name: 'watch-ignored-offers',
  on: {
    OfferWindowPassed: (e) => [work('notice-ignored-offers', `ignored-${e.position}`, { professionalIds: e.data.professionalIds })],
    ClaimStarted: (e) => (e.data.auto ? [] : answered(e)),
    OfferRefused: answered,
  },
});

const pauseDue = timer('ignored.autoPause', pauseUnanswered);

/** Some days after the suggestion offers rest, unless something was answered. */
export const pauseWhenUnanswered = automation(professional)({
  name: 'pause-when-offers-stay-unanswered',
  on: {
    IgnoredOffersNoticed: (e) => [
      at(pauseAt(e, { province: e.province }), pauseDue, { professionalId: e.data.professionalId }, subject(e)),
    ],
    IgnoredOffersAnswered: (e) => [cancel(pauseDue, subject(e))],
  },
});
