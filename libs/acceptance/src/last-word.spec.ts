import { type AcceptanceState, initialAcceptance } from './acceptance-state.js';
import { lastWord } from './last-word.js';

const one = (status: AcceptanceState['status'], more: Partial<AcceptanceState> = {}): AcceptanceState => ({
  ...initialAcceptance,
  status,
  ...more,
});
const no = one('NotRetained');
const closed = (closeReason?: AcceptanceState['closeReason']) => one('Closed', { closeReason });
const asked = { requestId: 'r', by: 'client', cause: 'cost', state: 'asked' } as const;

describe('how a request ends on which no one is at work any more', () => {
  const cases: readonly (readonly [string, AcceptanceState[], ReturnType<typeof lastWord>])[] = [
    ['no one accepted: the search has its own end', [], undefined],
    ['one is still at work', [no, one('Contacted')], undefined],
    ['one still has to call', [no, one('ToContact')], undefined],
    ['one has the mandate', [no, one('Mandate')], undefined],
    ['all of several say that nothing came of it', [no, no], 'notRetained'],
    ['one finished the work', [no, closed('done')], 'served'],
    ['one closed without a word', [closed()], 'other'],
    ['who was replaced does not count', [one('Replaced'), no], 'notRetained'],
    ['all were replaced: a new search runs', [one('Replaced')], undefined],
    ['one cannot go on: the client says', [no, closed('unable')], undefined],
    ['the client cannot be reached: they may still ask for someone else', [closed('clientUnreachable')], undefined],
    ['the client waits for an answer about someone else', [one('NotRetained', { replacement: asked })], undefined],
    ['the answer was no', [one('NotRetained', { replacement: { ...asked, state: 'refused' } })], 'notRetained'],
  ];
  it.each(cases)('%s', (_rule, all, word) => expect(lastWord(all)).toBe(word));
});
