import { asShipped } from '@jurilien/event-sourcing/testing';
import { render, samples } from './render.js';
import { segmentsOf, smsMaxSegments } from '@jurilien/reference';
import { shortened } from './shortened.js';

const { words: _words, ...vars } = samples['relay-to-client']!.fr;
const MOST = asShipped().value(smsMaxSegments);
const textOf = (words: string): string => render('relay-to-client', 'sms', 'fr', { ...vars, words }).text;

describe('what one of the two wrote, as a text message', () => {
  it('is said whole where it fits', () => {
    expect(shortened(MOST, textOf, 'Bonjour, à demain!')).toBe('Bonjour, à demain!');
  });
  it.each([
    ['plain letters', 'Voici ce que je propose pour la suite. '.repeat(30)],
    ['another alphabet', 'Встретимся завтра утром в моём офисе. '.repeat(20)],
    ['one endless word', 'a'.repeat(1_600)],
  ])('is cut between words, as long as the segments in force allow: %s', (_what, body) => {
    const words = shortened(MOST, textOf, body.trim());
    expect(words.endsWith('...')).toBe(true);
    expect(body.startsWith(words.slice(0, -3))).toBe(true);
    expect(segmentsOf(textOf(words)).segments).toBe(MOST);
    const longer = shortened(5, textOf, body.trim());
    expect(segmentsOf(textOf(longer)).segments).toBe(5);
    if (body.includes(' ')) expect(body.charAt(words.length - 3)).toMatch(/\s/);
  });
});

describe('a template that says what is cut', () => {
  const long = 'Voici ce que je propose pour la suite. '.repeat(30).trim();
  const said = (channel: 'sms' | 'email', maxSegments?: number) =>
    render('relay-to-client', channel, 'fr', { ...vars, words: long }, { maxSegments }).text;
  it('has a text message as long as it may be, and an e-mail that says all', () => {
    expect(said('sms', MOST)).toBe(textOf(shortened(MOST, textOf, long)));
    expect(said('email', MOST)).toContain(long.slice(-60));
  });
  it('is whole where no length is given, and never without its words', () => {
    expect(said('sms')).toBe(textOf(long));
    expect(() => render('relay-to-client', 'sms', 'fr', vars, { maxSegments: MOST })).toThrow('misses the variable: words');
  });
  it('cuts nothing else', () => {
    const { code: _code, ...others } = samples.R15!.fr;
    const named = { ...others, code: 'K'.repeat(900) };
    expect(render('R15', 'sms', 'fr', named, { maxSegments: MOST })).toEqual(render('R15', 'sms', 'fr', named));
  });
});
