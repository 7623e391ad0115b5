import type { SharedWork } from '@jurilien/contracts';
import { automation, workOf } from '@jurilien/event-sourcing';
import { messageTemplate } from '../message-template.js';

const work = workOf<SharedWork>();

/** A test of a template is sent to who asked for it. */
export const sendTests = automation(messageTemplate)({
  name: 'send-tests',
  on: {
    TemplateTested: ({ data, actor, stream, version }) => [work('test-template', `${stream}:${version}`, { ...data, userId: actor.id })],
  },
});
