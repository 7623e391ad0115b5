import { automation } from '@jurilien/event-sourcing';
import { message } from '../message.js';
import { relay } from '../relay.js';
import { thread } from '../thread.js';
import { work } from '../work.js';

const destroyed = (bodyKey: string) => work('destroy-key', bodyKey, { owner: bodyKey });

/** With the key they were sealed with, words are gone from the log itself. */
export const destroyBodyKeys = automation(
  message,
  thread,
  relay,
)({
  name: 'destroy-body-keys',
  on: {
    MessageBodyPurged: ({ data: { bodyKey } }) => (bodyKey ? [destroyed(bodyKey)] : []),
    TextsForgotten: ({ data: { bodyKeys } }) => bodyKeys.map(destroyed),
    RelayWordsForgotten: ({ data: { bodyKeys } }) => bodyKeys.map(destroyed),
  },
});
