import { at, automation, cancel, send, timer, type Effect } from '@jurilien/event-sourcing';
import { distribution } from '@jurilien/search';
import { forgetIgnoredOffers, pauseAt, pauseUnanswered, professional } from '@jurilien/professionals';
import { work } from '../work.js';
import { say } from './notify.js';

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

/** The suggestion is said, and some days later offers rest unless something was answered (R46, R47). */
export const pauseWhenUnanswered = automation(professional)({
  name: 'pause-when-offers-stay-unanswered',
  on: {
    IgnoredOffersNoticed: (e) => [
      say('R46', `${e.data.professionalId}:${e.version}`, { professionalId: e.data.professionalId, vars: { count: e.data.count } }),
      at(pauseAt(e, { province: e.province }), pauseDue, { professionalId: e.data.professionalId }, subject(e)),
    ],
    IgnoredOffersAnswered: (e) => [cancel(pauseDue, subject(e))],
  },
});

const pauseEnds = (
  e: { readonly version: number; readonly data: { readonly professionalId: string } },
  vars: Record<string, string>,
): Effect => say('R48', `${e.data.professionalId}:${e.version}`, { professionalId: e.data.professionalId, vars });

/** The pause we made is said at once; the end of any pause the day before, and when it comes (R47, R48). */
export const tellOfPauses = automation(professional)({
  name: 'tell-of-pauses',
  on: {
    OffersPaused: (e) =>
      e.data.auto ? [say('R47', `${e.data.professionalId}:${e.version}`, { professionalId: e.data.professionalId })] : [],
    PauseEndAnnounced: (e) => [pauseEnds(e, { until: e.data.until })],
    OffersResumed: (e) => (e.data.auto ? [pauseEnds(e, { since: e.occurredAt })] : []),
  },
});
