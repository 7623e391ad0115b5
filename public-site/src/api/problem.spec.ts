import { plain } from '../testing/show.testing';
import { errorsOf, problemOf } from '.';

const headers = (wait?: string) => ({ get: (name: string) => (name === 'retry-after' ? (wait ?? null) : null) });

describe('a problem of the API', () => {
  it('has a code even where the answer had none', () => {
    expect(problemOf({ status: 502, headers: headers() }, {})).toEqual({ status: 502, code: 'INTERNAL' });
  });
  it('keeps how long to wait, when that is a number of seconds', () => {
    expect(problemOf({ status: 429, headers: headers('30') }, { code: 'RATE_LIMITED' }).wait).toBe(30);
    expect(problemOf({ status: 429, headers: headers('Wed, 01 Jan 2027') }, { code: 'RATE_LIMITED' }).wait).toBeUndefined();
  });
});

describe('a problem in words', () => {
  it('stands at its fields', () => {
    const errors = errorsOf({ status: 422, code: 'VALIDATION', errors: [{ field: 'email', message: 'required' }] }, 'en');
    expect(Object.keys(errors)).toEqual(['email']);
    expect(errors.email).not.toBe('');
  });
  it('reports how long to wait in seconds, and in minutes when it is long', () => {
    const wordsFor = (wait: number) => plain(errorsOf({ status: 429, code: 'RATE_LIMITED', wait }, 'en').form!);
    expect(wordsFor(20)).toContain('20');
    expect(wordsFor(300)).toMatch(/\b5\b.*minute/);
  });
  it('is the title that the API gave, else the words of its code', () => {
    expect(errorsOf({ status: 409, code: 'WRONG_STATE', title: 'Already sent' }, 'en')).toEqual({ form: 'Already sent' });
    expect(errorsOf({ status: 409, code: 'WRONG_STATE' }, 'fr').form).toBeTruthy();
  });
  it('reports that the connection is missing', () => {
    expect(errorsOf({ status: 0, code: 'OFFLINE' }, 'en').form).toMatch(/connection|offline|Internet/i);
  });
});
