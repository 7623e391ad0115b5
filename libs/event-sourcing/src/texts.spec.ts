import { emailAddress, filledLine, isPlainEmail, oneLine } from './texts.js';

describe('a text of one line', () => {
  it.each(['Zoé D’Amours-Lévesque', '李小龍', 'محمد\u200c', 'नेहा', '  edges are cut  ', ''])('takes %j', (text) =>
    expect(oneLine(120).parse(text)).toBe(text.trim()),
  );
  it.each([
    'a\r\nBcc: x@y.example',
    'a\nb',
    'a\tb',
    'a\u0000b',
    'a\u007fb',
    'a\u0085b',
    '\u202eevil',
    'a\u2066b',
    'a\u200fb',
    'a\u2028b',
    'a\ufeffb',
  ])('refuses %j', (text) =>
    expect(
      oneLine(120)
        .safeParse(text)
        .error?.issues.map((i) => i.message),
    ).toEqual(['characters']),
  );
  it('may have to say something', () => expect(filledLine(5).safeParse('   ').success).toBe(false));
});

describe('an e-mail address', () => {
  it.each([
    'marie@exemple.ca',
    'marie.tremblay+avis@exemple.qc.ca',
    "o'neil@b.example",
    'a_b-c@sous-domaine.exemple.test',
    'zoé@exemple.québec',
    'x@1and1.com',
  ])('takes %s', (text) => expect(isPlainEmail(text)).toBe(true));
  it.each([
    '<a@b.example>',
    'Marie <a@b.example>',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a@b.example%0aBcc:x',
    'a%b@c.example',
    'a!b@c.example',
    '"a b"@c.example',
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'a b@c.example',
    'a@b@c.example',
    '.a@b.example',
    'a..b@c.example',
    'a@b..example',
    'a@-b.example',
    'a@b',
    'a@b.e',
    '@b.example',
    'a(x)@b.example',
    'a\u202e@b.example',
    `${'a'.repeat(250)}@b.example`,
  ])('refuses %j', (text) => expect(emailAddress.safeParse(text).success).toBe(false));
});
