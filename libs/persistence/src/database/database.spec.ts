import { isTransient, isUnavailable } from './database.js';

const coded = (code: string): Error => Object.assign(new Error('from the server'), { code });

describe('an error of the database', () => {
  it.each([
    ['a deadlock', '40P01'],
    ['a lock that was not to be had', '55P03'],
    ['a statement that took too long', '57014'],
    ['a transaction that was idle too long, while its reader dispatched commands', '25P03'],
    ['a transaction that took too long', '25P04'],
    ['a server that shuts down', '57P01'],
  ])('is of the moment: %s', (_what, code) => {
    expect(isTransient(coded(code))).toBe(true);
    expect(isTransient(new Error('a reader failed', { cause: coded('57P01') }))).toBe(true);
  });
  it('is a connection that was cut, whatever its code', () => {
    expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isUnavailable(new Error('a reader failed', { cause: coded('ECONNRESET') }))).toBe(true);
  });
  it.each([
    ['a value that does not fit', '22001'],
    ['a row that is there already', '23505'],
    ['a transaction that was broken before', '25P02'],
  ])('is our mistake, and stays one: %s', (_what, code) => expect(isTransient(coded(code))).toBe(false));
});
