import { LINK_PURPOSES } from '@jurilien/contracts';
import { fold, Refused } from '@jurilien/event-sourcing';
import { link } from '@jurilien/identity';
import { opened, type FoundLink } from './link.js';

const state = { ...fold(link, []), issued: true, purpose: 'offer' as const, subject: { leadId: 'l', professionalId: 'p' } };
const found = (standing: FoundLink['standing'], over: Partial<FoundLink['state']> = {}): FoundLink => ({
  id: 'h',
  state: { ...state, ...over },
  standing,
});
const refusal = (of: FoundLink, purposes: readonly string[]): string => {
  try {
    opened(of, purposes);
    return 'opened';
  } catch (error) {
    return error instanceof Refused ? `${error.code}: ${error.detail}` : String(error);
  }
};

describe('what a personal link opens', () => {
  it('opens a route that names its kind, and is unknown to every other', () => {
    for (const purpose of LINK_PURPOSES)
      expect([purpose, refusal(found('live'), [purpose])]).toEqual([purpose, purpose === 'offer' ? 'opened' : 'NOT_FOUND: no-such-link']);
    expect(refusal(found('live'), [])).toBe('NOT_FOUND: no-such-link');
  });
  it('tells that it has expired or was used before it tells what it is for', () => {
    for (const purposes of [['offer'], ['survey']]) {
      expect(refusal(found('expired'), purposes)).toBe('TOKEN_EXPIRED: link-expired');
      expect(refusal(found('used'), purposes)).toBe('TOKEN_USED: link-used');
      expect(refusal(found('unknown'), purposes)).toBe('NOT_FOUND: no-such-link');
    }
  });
  it('stands for the professional, the person or the request that it is about, in this order', () => {
    const actorOf = (subject: FoundLink['state']['subject']) => opened(found('live', { subject }), ['offer']).actor;
    expect(actorOf({ leadId: 'l', professionalId: 'p' })).toEqual({ kind: 'token', id: 'p', role: 'offer', link: 'h' });
    expect(actorOf({ leadId: 'l', personId: 'x' }).id).toBe('x');
    expect(actorOf({ leadId: 'l' }).id).toBe('l');
    expect(actorOf({ userId: 'u' }).id).toBe('h');
  });
});
