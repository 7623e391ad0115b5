import type { Finder } from '@jurilien/automation';
import { ERASED } from '@jurilien/event-sourcing';
import { blacklistEntry } from '@jurilien/exclusions';
import { user } from '@jurilien/identity';
import { professional } from '@jurilien/professionals';
import { candidate, jobApplication } from '@jurilien/recruiting';
import { readerOf } from './index.js';

const finder = (about: Finder['about'], states: Readonly<Record<string, object>>): Finder =>
  ({
    about,
    state: (d: { category: string; initial: object }) => Promise.resolve({ ...d.initial, ...states[d.category] }),
  }) as unknown as Finder;

describe('the reader of a message', () => {
  it('is the professional whom an entry of the blacklist is about, not whose address it is', async () => {
    const listed = (entry: object) =>
      readerOf(
        'professional',
        finder(
          { entryId: 'e' },
          {
            [blacklistEntry.category]: { status: 'Active', entry },
            [professional.category]: { email: 'a@b.ca', lang: 'en', province: 'ON' },
          },
        ),
      );
    expect(await listed({ kind: 'professional', professionalId: 'p' })).toMatchObject({
      ...{ kind: 'professional', id: 'p', lang: 'en', addresses: { email: 'a@b.ca' } },
    });
    expect(await listed({ kind: 'phone' })).toBeUndefined();
  });
  it('is a candidate whose account is open, by their address and in their language', async () => {
    const account = { status: 'Active', email: 'c@d.ca', preferences: { lang: 'en' } };
    const of = (over: object) => readerOf('candidate', finder({ candidateId: 'c' }, { [user.category]: { ...account, ...over } }));
    expect(await of({})).toMatchObject({ kind: 'anyone', id: 'c', lang: 'en', addresses: { email: 'c@d.ca' } });
    const withNumber = finder(
      { candidateId: 'c' },
      { [user.category]: account, [candidate.category]: { details: { phoneNumber: '+15145550142' } } },
    );
    expect(await readerOf('candidate', withNumber)).toMatchObject({ addresses: { email: 'c@d.ca', sms: '+15145550142' } });
    expect([await of({ status: 'Disabled' }), await of({ email: ERASED })]).toEqual([undefined, undefined]);
    expect(await readerOf('candidate', finder({}, { [user.category]: account }))).toBeUndefined();
  });
  it('is who applied to work with us, until that is forgotten', async () => {
    const of = (state: object) => readerOf('applicant', finder({ subjectId: 'j' }, { [jobApplication.category]: state }));
    expect(await of({ status: 'Received', lang: 'en', email: 'e@f.ca' })).toMatchObject({
      id: 'j',
      lang: 'en',
      addresses: { email: 'e@f.ca' },
    });
    expect(await of({ status: 'Forgotten' })).toBeUndefined();
    expect(await readerOf('applicant', finder({}, {}))).toBeUndefined();
  });
});
