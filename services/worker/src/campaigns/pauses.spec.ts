import { asShipped, configWith } from '@jurilien/event-sourcing/testing';
import { pauseAsked, type Answers } from './pauses.js';

const fine: Answers = { sent: 10_000, complaints: 0, bounces: 0, optOuts: 0, tried: 200, errors: 0 };
const asked = (answers: Partial<Answers>, config = asShipped()) => pauseAsked({ ...fine, ...answers }, config);

describe('a campaign pauses by itself', () => {
  it('not while its readers are content', () => expect(asked({})).toBeUndefined());
  it.each<[string, Partial<Answers>, Partial<Answers>]>([
    ['complaints', { complaints: 10 }, { complaints: 9 }],
    ['bounces', { bounces: 500 }, { bounces: 499 }],
    ['errors', { errors: 20 }, { errors: 19 }],
    ['opt-outs', { optOuts: 300 }, { optOuts: 299 }],
  ])('at the share of %s that the configuration states, not below', (cause, at, below) => {
    expect(asked(at)).toBe(cause);
    expect(asked(below)).toBeUndefined();
  });
  it('not for what one reader says, and not by a provider that was asked too seldom', () => {
    expect(asked({ sent: 10, complaints: 1, bounces: 1, optOuts: 1 })).toBeUndefined();
    expect(asked({ sent: 10, optOuts: 2 })).toBe('opt-outs');
    expect(asked({ tried: 199, errors: 199 })).toBeUndefined();
  });
  it('at another share where someone chose it', () =>
    expect(asked({ complaints: 10 }, configWith({ 'campaign.pause.complaints': 0.2 }))).toBeUndefined());
});
