import { v5 as uuidv5 } from 'uuid';

const NAMESPACE = 'c1a9a1a0-6a1b-5b73-8a27-6d4e3c0f9a55';

/** What makes one message of an occasion unique: to whom, and on which way (4.8.2). */
export const sendKeyOf = (occasion: string, recipientId: string, channel: 'sms' | 'email' | 'inapp'): string =>
  `${occasion}/${recipientId}/${channel}`;

/** The id of the message with a send key: the same occasion is never queued twice, and anyone who knows the occasion finds it. */
export const messageIdOf = (sendKey: string): string => uuidv5(sendKey, NAMESPACE);

/** The id of the command that queues it. */
export const queueIdOf = (sendKey: string): string => uuidv5(`queue/${sendKey}`, NAMESPACE);

/** The id of the run of an occurrence of a rule: who knows its key finds it. */
export const runIdOfKey = (key: string): string => uuidv5(`run/${key}`, NAMESPACE);
