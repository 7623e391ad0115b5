import { at, automation, timer } from '@jurilien/event-sourcing';
import { forgetEmail } from '../decisions/receive-email.js';
import { bodyKeptUntil } from '../decisions/purge-message-body.js';
import { thread } from '../thread.js';
import { work } from '../work.js';

const forgotten = timer('email.forget', forgetEmail);

/** What follows from an e-mail: one that staff placed goes to its request, and each is forgotten when its days are over. */
export const sortEmails = automation(thread)({
  name: 'sort-emails',
  on: {
    EmailReceived: ({ stream, occurredAt, config, data: { threadId, mailId } }) => [
      at(bodyKeptUntil(occurredAt, config), forgotten, { threadId, mailId }, stream, mailId),
    ],
    EmailPlaced: ({ data: { threadId, mailId } }) => [work('place-email', `place-email-${mailId}`, { threadId, mailId })],
    EmailForgotten: ({ data: { bodyKey, fileIds } }) => [
      work('destroy-key', bodyKey, { owner: bodyKey }),
      ...fileIds.map((fileId) => work('remove-file', fileId, { fileId })),
    ],
  },
});
