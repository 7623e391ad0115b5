import { automation } from '@jurilien/event-sourcing';

/** A new link was asked for: the worker makes it and writes to the address on file. */
export const sendNewLink = automation({
  name: 'send-new-link',
  on: {
    LinkRenewalRequested: ({ data: { linkId, sequence, subject } }) => [{
      do: 'work', job: 'notify', key: `link-renewed:${linkId}:${sequence}`, input: { rule: 'link-renewed', linkId, sequence, ...subject },
    }],
  },
});
