import { ERASED, notNull, oneOf, type RowOf, view } from '@jurilien/event-sourcing';
import { message } from '../message.js';
import { noticeReader } from '../notice-reader.js';

/** The notice that a step of a message is about; none of a message that went to an address. */
const notice = ({ data }: { readonly data: { readonly messageId: string; readonly channel?: string | undefined } }): string[] =>
  data.channel === 'inapp' ? [data.messageId] : [];

/** What the product tells the holder of an account on its own pages (channel A of 4.7.4): for that person's eyes alone. */
export const notices = view(
  message,
  noticeReader,
)({
  name: 'notices',
  version: 2,
  key: 'id',
  columns: {
    id: 'uuid',
    accountId: 'uuid not null',
    rule: 'text not null',
    lang: notNull(oneOf(['fr', 'en'])),
    title: { type: 'text', notNull: true, personal: 'text' },
    text: { type: 'text', notNull: true, personal: 'text' },
    /** Whose key its words are sealed with. */
    recipientId: 'text not null',
    link: 'text',
    leadId: 'uuid',
    at: 'timestamptz not null',
    readAt: 'timestamptz',
  },
  sealedBy: 'recipientId',
  goesWithKey: true,
  indexes: [['accountId', 'at'], ['recipientId']],
  read: { account: 'accountId', clear: ['title', 'text'], figuresOnly: ['recipientId'], defaultSort: ['at', 'desc'] },
  on: {
    MessageQueued: {
      keys: notice,
      // Of someone who was erased nothing is left to show.
      fold: (_row, { data, occurredAt }) =>
        data.subject === ERASED
          ? undefined
          : {
              accountId: data.accountId,
              rule: data.rule,
              lang: data.lang,
              title: data.subject,
              text: data.body,
              recipientId: data.recipientId,
              link: data.link,
              leadId: data.leadId,
              at: occurredAt,
            },
    },
    MessageSuppressed: { keys: notice, fold: (row) => row && null },
    // Its words are no longer kept.
    MessageBodyPurged: (row) => row && null,
    NoticesRead: {
      keys: ({ data }) => data.messageIds,
      fold: (row, { data, occurredAt }) => (row && row.accountId === data.userId && !row.readAt ? { ...row, readAt: occurredAt } : row),
    },
  },
});
export type NoticeRow = RowOf<typeof notices>;
