import { at, automation, timer } from '@jurilien/event-sourcing';
import { contactPoint } from '../contact-point.js';
import { expireImpliedConsent } from '../decisions/keep-consent.js';

const over = timer('consent.implied.end', expireImpliedConsent);

/** A basis that no one spoke ends by itself (CASL, s. 10); a later one of the same class moves the end. */
export const endImpliedConsents = automation(contactPoint)({
  name: 'end-implied-consents',
  on: {
    ContactConsentRecorded: ({ stream, data: { contactId, class: of, basis, expiresAt } }) =>
      expiresAt && basis !== 'express' ? [at(expiresAt, over, { contactId, class: of }, stream, of)] : [],
  },
});
