import { cleanup } from '@testing-library/react';
import { show } from '../../testing/show.testing';
import { Requests } from './requests';
import type { Own } from './types';

const REQUEST = {
  requestId: 'r1',
  candidateId: 'c1',
  professionalId: 'p1',
  status: 'Requested',
  requestedAt: '2026-03-02T15:00:00.000Z',
  expiresAt: '2026-03-16T15:00:00.000Z',
  message: 'Shall we talk?',
  firm: 'Gagnon',
  name: 'Me Anne Roy',
  actions: ['AnswerCandidateContact'],
};
const buttons = (request: object): number => {
  const own = { candidateId: 'c1', requests: [{ ...REQUEST, ...request }] } as unknown as Own;
  show(<Requests own={own} reload={() => Promise.resolve()} />);
  return document.querySelectorAll('article button').length;
};

describe('a firm that asked to talk', () => {
  it('is answered yes or no', () => expect(buttons({})).toBe(2));
  it('is not, once its time is over, though no one has written that down yet', () => expect(buttons({ actions: [] })).toBe(0));
  it('nor twice', () => {
    cleanup();
    expect(buttons({ status: 'Accepted', actions: [] })).toBe(0);
  });
});
