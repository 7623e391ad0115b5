import { Misuse } from '../events/arguments.js';
import { asked } from './arguments.js';

const email = 'marie@exemple.ca';

describe('npm run admin', () => {
  it.each([
    [['create', '--email', email, '--name', 'Marie Roy'], { command: 'create', email, name: 'Marie Roy', lang: 'fr' }],
    [['create', `--email=${email}`, '--name=Mary King', '--lang=en'], { command: 'create', email, name: 'Mary King', lang: 'en' }],
    [['reset-factors', '--email', email, '--reason', ' Téléphone perdu '], { command: 'reset-factors', email, reason: 'Téléphone perdu' }],
    [[], undefined],
    [['--help'], undefined],
    [['create', '--help'], undefined],
  ])('reads %j', (argv, expected) => expect(asked(argv)).toEqual(expected));
  it.each([
    [['delete'], 'There is no command "delete"'],
    [['create', '--name', 'Marie'], 'needs --email'],
    [['create', '--email', email], 'needs --name'],
    [['create', '--email', email, '--name', 'Marie', 'Roy'], 'needs quotes'],
    [['create', '--email', '--name', 'Marie'], '--email needs a value'],
    [['create', '--email', email, '--name', 'Marie', '--lang', 'de'], 'not a language'],
    [['create', '--email', email, '--name', 'Marie', '--password', 'x'], 'knows no option --password'],
    [['reset-factors', '--email', email, '--reason', 'abc'], 'needs --reason'],
  ])('refuses %j with a sentence', (argv, sentence) => {
    expect(() => asked(argv)).toThrow(Misuse);
    expect(() => asked(argv)).toThrow(sentence);
  });
});
