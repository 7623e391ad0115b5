import { decision, ids, need, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { message } from '../message.js';
import { noticeReader, type NoticeReaderEvent } from '../notice-reader.js';

/** As many notices are marked at once. */
export const READ_AT_ONCE = 500;

/** The notices of an account that were not read yet: read from the list, never said by the caller. */
export const unreadNotices = need<{ userId: string; messageIds?: string[] | undefined }>('unread-notices');

const read = (userId: string, messageIds: string[]): { reader: NoticeReaderEvent[] } => ({
  reader: [{ type: 'NoticesRead', data: { userId, messageIds } }],
});
const onReader = ({ userId }: { userId: string }) => ({ reader: streamOf(noticeReader, userId) });

/** The holder of an account has read one of their notices. Another's does not exist for them. */
export const markNoticeRead = decision({
  name: 'MarkNoticeRead',
  input: z.object({ userId: ids.userId, messageId: ids.messageId }),
  streams: (i: { userId: string; messageId: string }) => ({ ...onReader(i), message: streamOf(message, i.messageId) }),
  decide({ userId, messageId }, { reader, message: { message: notice } }) {
    refuseUnless(notice?.channel === 'inapp' && notice.accountId === userId, 'NOT_FOUND', 'notice');
    return reader.read.has(messageId) ? {} : read(userId, [messageId]);
  },
});

/** The holder of an account has read everything that is in their list, the newest first where there is a great deal. */
export const markAllNoticesRead = decision({
  name: 'MarkAllNoticesRead',
  input: z.object({ userId: ids.userId, messageIds: z.array(ids.messageId).max(READ_AT_ONCE).optional() }),
  needs: [unreadNotices],
  streams: onReader,
  decide({ userId, messageIds = [] }, { reader }) {
    const unread = messageIds.filter((id) => !reader.read.has(id));
    return unread.length > 0 ? read(userId, unread) : {};
  },
});
