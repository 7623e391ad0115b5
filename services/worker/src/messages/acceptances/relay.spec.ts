import { render, samples } from '@jurilien/notifications';
import { MAX_SEGMENTS, segments } from '@jurilien/reference';
import { shortened } from './relay.js';

const { words: _words, ...vars } = samples['relay-to-client']!.fr;
const textOf = (words: string): string => render('relay-to-client', 'sms', 'fr', { ...vars, words }).text;

describe('what one of the two wrote, as a text message', () => {
  it('is sent whole where it fits', () => {
    expect(shortened('relay-to-client', 'fr', vars, 'Bonjour, à demain!')).toBe('Bonjour, à demain!');
  });
  it.each([
    ['plain letters', 'Voici ce que je propose pour la suite. '.repeat(30)],
    ['another alphabet', 'Встретимся завтра утром в моём офисе. '.repeat(20)],
    ['one endless word', 'a'.repeat(1_600)],
  ])('is cut between words, as long as three segments allow: %s', (_what, body) => {
    const words = shortened('relay-to-client', 'fr', vars, body.trim());
    expect(words.endsWith('...')).toBe(true);
    expect(body.startsWith(words.slice(0, -3))).toBe(true);
    expect(segments(textOf(words)).segments).toBe(MAX_SEGMENTS);
    if (body.includes(' ')) expect(body.charAt(words.length - 3)).toMatch(/\s/);
  });
});
