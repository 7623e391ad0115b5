import { automation } from '@jurilien/event-sourcing';
import { message } from '../message.js';
import { work } from '../work.js';

/** With the key they were sealed with, the words of a message are gone from the log itself. */
export const destroyBodyKeys = automation(message)({
  name: 'destroy-body-keys',
  on: { MessageBodyPurged: ({ data: { bodyKey } }) => (bodyKey ? [work('destroy-key', bodyKey, { owner: bodyKey })] : []) },
});
