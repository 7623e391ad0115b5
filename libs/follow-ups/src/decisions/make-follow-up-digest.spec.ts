import { given, type Past } from '@jurilien/event-sourcing/testing';
import { makeFollowUpDigest } from './make-follow-up-digest.js';

const userId = '018f0000-0000-7000-8000-0000000000f1';
const day = '2026-11-02';
const asked = { userId, day, mine: 3, late: 1, free: 2 };
const sent: Past = [['FollowUpDigestDue', asked]];

describe('the morning letter of a member of staff', () => {
  it('says what waits for them, once a day', () => {
    expect(given().when(makeFollowUpDigest, asked).events()).toEqual({ digest: [{ type: 'FollowUpDigestDue', data: asked }] });
    expect(given({ digest: sent }).when(makeFollowUpDigest, asked).types()).toEqual({});
    const before = { ...asked, day: '2026-11-01' };
    expect(given({ digest: sent }).when(makeFollowUpDigest, before).types()).toEqual({});
    const next = { ...asked, day: '2026-11-03' };
    expect(given({ digest: sent }).when(makeFollowUpDigest, next).types()).toEqual({ digest: ['FollowUpDigestDue'] });
  });
  it('is not written where nothing waits', () =>
    expect(
      given()
        .when(makeFollowUpDigest, { ...asked, mine: 0, late: 0, free: 0 })
        .types(),
    ).toEqual({}));
});
