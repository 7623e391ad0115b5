import { asShipped, configWith } from '@jurilien/event-sourcing/testing';
import fc from 'fast-check';
import { passwordFault, PASSWORD_MAX, passwordMin } from './password-policy.js';

const lists = new Set(['motdepasse123', 'correcthorsebatterystaple', 'constitutionnel', 'abcd', 'reference bibliographique']);
const client = { staff: false, email: 'marie.roy@exemple.ca', username: 'Marie-Ève Roy' };
const fault = (password: string, staff = false, config = asShipped()) => passwordFault(password, { ...client, staff }, lists, config);

// proves: ASVS row 22, 23, 24, 26
describe('a password', () => {
  it.each([
    ['eleven of twelve', 'a1b2c3d4e5f', false, 'password-short:12'],
    ['twelve', 'a1b2c3d4e5fG', false, undefined],
    ['fourteen of fifteen, for staff', 'a1b2c3d4e5f6g7', true, 'password-short:15'],
    ['fifteen, for staff', 'a1b2c3d4e5f6g7h', true, undefined],
    ['128', 'azertyuiop123456'.repeat(8), false, undefined],
    ['129', `${'azertyuiop123456'.repeat(8)}x`, false, 'password-long:128'],
    ['twelve faces, which are twenty-four units', '😀😁😂🤣😃😄😅😆😉😊😋😎', false, undefined],
    ['128 faces', '😀😁😂🤣😃😄😅😆'.repeat(16), false, undefined],
    ['spaces around, which count', '  a1b2c3d4  ', false, undefined],
  ])('of %s', (_what, password, staff, expected) => expect(fault(password, staff)).toBe(expected));

  it('is as long as the configuration in force asks for', () => {
    const config = configWith({ 'auth.passwordMin': 8, 'auth.passwordMinStaff': 20 });
    expect(fault('a1b2c3d4', false, config)).toBeUndefined();
    expect(fault('a1b2c3d4e5f6g7h', true, config)).toBe('password-short:20');
  });

  it.each([
    'motdepasse123',
    'MotDePasse123',
    'CorrectHorseBatteryStaple',
    'constitutionnelconstitutionnel',
    'abcdabcdabcd',
    'Référence Bibliographique',
  ])('on a list is refused, however it is written or repeated: %s', (password) => expect(fault(password)).toBe('password-common'));
  it.each(['aaaaaaaaaaaa', 'ababababababab', '123123123123123'])('of a few keys over and over is refused: %s', (password) =>
    expect(fault(password)).toBe('password-common'),
  );
  // proves: ASVS row 26
  it.each([
    'jurilien2026!',
    'Jurilien-Jurilien',
    'juricoins2026',
    'avocatavocat',
    'Marie.Roy@2026',
    'marieeveroy2024',
    'exemple.ca-roy',
    'MotDePasse2026!!',
  ])('of words anyone would try first is refused: %s', (password) => expect(fault(password)).toBe('password-context'));
  it.each(['mon avocat dort sous un pommier', 'le jurilien bleu du mardi', 'Roy plante douze érables'])(
    'may hold such a word beside its own: %s',
    (password) => expect(fault(password)).toBeUndefined(),
  );

  // proves: ASVS row 23
  it('of enough characters that is on no list is accepted, whatever the characters are', () => {
    const free = fc.string({ unit: 'grapheme', minLength: 12, maxLength: 60 }).filter((text) => {
      const length = [...text].length;
      const small = text.toLowerCase();
      const repeats = (small + small).indexOf(small, 1) < small.length;
      return length >= passwordMin(client, asShipped()) && length <= PASSWORD_MAX && !repeats && !/[a-z]{3}/i.test(text.normalize('NFD'));
    });
    fc.assert(
      fc.property(free, (password) => fault(password) === undefined),
      { numRuns: 1_000 },
    );
  });
  it('asks for no kind of character: letters alone, figures alone or signs alone will do', () => {
    const of = (unit: string) => fc.array(fc.constantFrom(...unit), { minLength: 15, maxLength: 40 }).map((all) => all.join(''));
    const varied = (text: string) => (text + text).indexOf(text, 1) === text.length;
    for (const unit of ['bcdfghjk', '0345678', '!?-_;:&', 'éàüßøњ漢字']) {
      fc.assert(
        fc.property(of(unit).filter(varied), (password) => fault(password, true) === undefined),
        { numRuns: 250 },
      );
    }
  });
  // proves: ASVS row 61
  it('of any length is judged without looking at all of it: that would take minutes', () => {
    const started = performance.now();
    fault('ab'.repeat(50_000));
    fault(`${'a'.repeat(127)}b`);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
