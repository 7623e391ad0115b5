import { at, effectsOf, given, rowsOf, story, type StoryEvent, uuidFor } from '@jurilien/event-sourcing/testing';
import { openThreads } from './automations/mind-threads.js';
import { assignThread } from './decisions/keep-thread.js';
import { openThread } from './decisions/open-thread.js';
import { sendMessage } from './decisions/send-message.js';
import { message } from './message.js';
import { thread } from './thread.js';
import { threads } from './views/threads.js';

const threadId = 'number-1';
const messageId = '018f0000-0000-7000-8000-000000000001';
const to = '+15145550101';
const words = {
  messageId,
  threadId,
  sendKey: 'k',
  rule: 'R-relay-client',
  channel: 'sms',
  class: 'transactional',
  lang: 'fr',
  recipientKind: 'client',
  recipientId: uuidFor('person-1'),
  templateVersion: 1,
  author: 'professional',
  to,
  subject: '',
  body: 'Bonjour, je vous appelle demain.',
} as const;
const written = ['MessageQueued', words] as const;
const opened = ['ThreadOpened', { threadId, to }] as const;
const toldMessage = (data: object): StoryEvent => [message, messageId, 'MessageQueued', { ...words, ...data }];
const toldOpened: StoryEvent = [thread, threadId, 'ThreadOpened', { threadId, to }, 1];

describe('a conversation that begins with a text of ours', () => {
  it('opens with the number of the text, once', () => {
    const input = { threadId, messageId };
    expect(
      given({ message: [written] })
        .when(openThread, input)
        .events(),
    ).toEqual({ thread: [{ type: 'ThreadOpened', data: { threadId, to } }] });
    expect(
      given({ message: [written], thread: [opened] })
        .when(openThread, input)
        .events(),
    ).toEqual({});
  });
  it('needs the text it began with', () => {
    expect(given({}).when(openThread, { threadId, messageId }).refusal()).toBe('NOT_FOUND: message');
    expect(
      given({ message: [written] })
        .when(openThread, { threadId: 'number-2', messageId })
        .refusal(),
    ).toBe('NOT_FOUND: message');
  });
  it('is asked for by every text a person wrote, and by none a rule wrote or that went by e-mail', () => {
    const input = { threadId, messageId };
    for (const author of ['staff', 'professional', 'client'])
      expect(effectsOf(openThreads, story(toldMessage({ author })))).toEqual([{ do: 'dispatch', command: 'OpenThread', input }]);
    expect(effectsOf(openThreads, story(toldMessage({ author: undefined })))).toEqual([]);
    expect(effectsOf(openThreads, story(toldMessage({ channel: 'email', threadId: undefined })))).toEqual([]);
  });
  it('is in the inbox with its words, whichever of the two is read first, and waits for no one', () => {
    const row = { from: to, state: 'Open', awaiting: 0, assigned: false, received: 0, version: 1 };
    const said = { ...row, lastBody: words.body, lastDirection: 'out', lastAuthor: 'professional' };
    expect(rowsOf(threads, story(toldMessage({}), toldOpened)).get(threadId)).toMatchObject({ ...said, firstAt: at(0) });
    expect(rowsOf(threads, story(toldOpened, toldMessage({}))).get(threadId)).toMatchObject(said);
    expect(rowsOf(threads, story(toldMessage({ author: undefined }))).get(threadId)).toBeUndefined();
  });
  it('shows no secret of a personal link in the inbox', () => {
    const link = `https://jurilien.example/ma-demande/${'a'.repeat(43)}/messages`;
    const row = rowsOf(threads, story(toldMessage({ body: `Bonjour ${link}` }))).get(threadId)!;
    expect(row['lastBody']).toBe('Bonjour https://jurilien.example/ma-demande/…/messages');
  });
  it('may be given to a colleague and carried on by the team', () => {
    expect(
      given({ thread: [opened] })
        .when(assignThread, { threadId, assigneeId: uuidFor('a') })
        .types(),
    ).toEqual({ thread: ['ThreadAssigned'] });
    const next = { messageId: '018f0000-0000-7000-8000-000000000002', threadId, lang: 'fr' as const, body: 'Bonjour de Jurilien.' };
    expect(
      given({ thread: [opened] })
        .when(sendMessage, next)
        .events(),
    ).toMatchObject({ message: [{ data: { to, author: 'staff' } }] });
  });
});
