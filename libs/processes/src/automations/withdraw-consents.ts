import { automation } from '@jurilien/event-sourcing';
import { privacyRequest } from '@jurilien/privacy';
import { work } from '../work.js';

/** Who takes their agreements back is not made to wait: each address is done as soon as it is proven (4.10.11). */
export const withdrawConsents = automation(privacyRequest)({
  name: 'withdraw-consents',
  on: {
    PrivacyRequesterVerified: ({ version, data: { requestId } }) => [
      work('withdraw-consents', `withdraw-consents-${requestId}-${version}`, { requestId }),
    ],
  },
});
