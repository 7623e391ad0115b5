import { at, automation, cancel, forEach, timer } from '@jurilien/event-sourcing';
import { privacyAlarmDays, privacyProofDays } from '@jurilien/reference';
import { abandonPrivacyRequest, daysAfter, soundPrivacyClock } from '../decisions/requests/keep-privacy-request.js';
import { privacyRequest } from '../privacy-request.js';

const alarm = timer('privacy.alarm', soundPrivacyClock);
const unproven = timer('privacy.unproven', abandonPrivacyRequest);

/** The clock of a request about one's own data: it ends when no address is proven, and rings before its answer is due (R57). */
export const mindPrivacyClock = automation(privacyRequest)({
  name: 'mind-privacy-clock',
  on: {
    PrivacyRequestFiled: ({ stream, occurredAt, config, data: { requestId } }) => [
      at(daysAfter(occurredAt, config.value(privacyProofDays)), unproven, { requestId }, stream),
      at(daysAfter(occurredAt, config.value(privacyAlarmDays)), alarm, { requestId }, stream),
    ],
    PrivacyRequesterVerified: ({ stream }) => [cancel(unproven, stream)],
    ...forEach(privacyRequest)(['PrivacyRequestRefused', 'PrivacyRequestFulfilled', 'PrivacyRequestAbandoned'], ({ stream }) => [
      cancel(unproven, stream),
      cancel(alarm, stream),
    ]),
  },
});
