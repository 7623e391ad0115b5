import { wrongWith, type Ended, type Told } from './checks.js';

const person = (n: number, state: string, more: Partial<Ended> = {}): Ended => ({
  ...{ personId: `p${n}`, contactId: `c${n}`, state, code: null, messageId: `m${n}` },
  ...more,
});
const recipients = [
  person(1, 'sent'),
  person(2, 'suppressed', { code: 'Z04' }),
  person(3, 'failed'),
  person(4, 'unknown'),
  person(5, 'heldOut'),
];
const fine: Told = {
  status: 'CampaignFinished',
  frozen: 4,
  finished: [{ position: 90, sent: 1, suppressed: 1, failed: 1, unknown: 1 }],
  recipients,
  handed: new Map([
    ['m1', [10, 20]],
    ['m3', [11]],
    ['m4', [12]],
  ]),
  refused: new Map([['c1', 30]]),
  inbox: new Map([
    ['c1', 1],
    ['c4', 1],
  ]),
};
const wrong = (more: Partial<Told>): string[] => wrongWith({ ...fine, ...more });
const inbox = (...there: [string, number][]) => ({ inbox: new Map([['c1', 1], ...there]) });

describe('a campaign that is over', () => {
  it('holds, also where no one knows whether a mailbox has what was not answered', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong(inbox(['c3', 1]))).toEqual([]);
  });
  it.each<[string, Partial<Told>, string]>([
    ['goes on', { status: undefined }, 'it never ended'],
    ['wrote twice', inbox(['c1', 2]), 'p1 (sent) got it 2 times'],
    ['never wrote', { inbox: new Map() }, 'p1 (sent) got it 0 times'],
    ['wrote to who was let go', inbox(['c2', 1]), 'p2 (suppressed Z04) got it 1 times'],
    ['wrote to who is held out', { ...inbox(['c5', 1]), handed: new Map([...fine.handed, ['m5', [13]]]) }, 'p5 (heldOut) got it 1 times'],
    ['wrote to someone else', inbox(['c9', 1]), '1 to c9, who is no recipient'],
    ['wrote after a no', { refused: new Map([['c1', 15]]) }, 'p1 (sent) was written to after they said no: 20 after 15'],
    ['lost someone', { frozen: 5 }, '4 are written down, 5 were frozen'],
    ['left someone', { recipients: [...recipients.slice(0, 3), person(4, 'queued'), recipients[4]!] }, 'p4 (queued) is not accounted for'],
    ['finished twice', { finished: [...fine.finished, ...fine.finished] }, 'finished 2 times'],
    ['says too much', { finished: [{ ...fine.finished[0]!, sent: 2 }] }, 'finished with 2 sent of 1'],
    ['finished too soon', { finished: [{ ...fine.finished[0]!, position: 19 }] }, '1 handed over after it was finished'],
  ])('does not hold where it %s', (_what, more, said) => expect(wrong(more)).toContain(said));
});
