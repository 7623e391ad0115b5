import { readMail, type ReadMail } from './read-mail.js';

const lines = (...all: string[]): string => all.join('\r\n');
const read = (...all: string[]): Promise<ReadMail | undefined> => readMail(Buffer.from(lines(...all)));
const head = ['From: Élise <Elise@Exemple.ca>', 'Subject: Re: Votre demande', 'MIME-Version: 1.0'];
const utf8 = 'Content-Type: text/plain; charset=utf-8';
const html = 'Content-Type: text/html; charset=utf-8';

describe('an e-mail that is read', () => {
  it.each([
    ['French', 'Le lun. 23 nov. 2026 à 10:12, Jurilien <bonjour@jurilien.example> a écrit :'],
    ['English', 'On Mon, Nov 23, 2026 at 10:12 AM, Jurilien <bonjour@jurilien.example> wrote:'],
  ])('is what its sender wrote, without what it quotes, in %s', async (_lang, says) => {
    const mail = await read(...head, utf8, '', 'Oui, demain à 9 h.', '', 'Élise', '', says, '', '> Puis-je vous appeler?', '> Me Côté');
    expect(mail).toMatchObject({ from: 'elise@exemple.ca', subject: 'Re: Votre demande', text: 'Oui, demain à 9 h.\n\nÉlise', cut: false });
  });
  it('is what Outlook leaves above its own header, in either language', async () => {
    for (const [de, sent] of [
      ['De : Jurilien <bonjour@jurilien.example>', 'Envoyé : lundi 23 novembre 2026 10:12'],
      ['From: Jurilien <bonjour@jurilien.example>', 'Sent: Monday, November 23, 2026 10:12 AM'],
    ])
      expect(await read(...head, utf8, '', 'Parfait.', '', de!, sent!, 'Objet : Bonjour', '', 'Ancien texte')).toMatchObject({
        text: 'Parfait.',
      });
  });
  it('is text alone where it was HTML: no script, no picture, no address behind a link, no quotation', async () => {
    const body =
      '<style>p{}</style><script>alert(1)</script><p>Oui &amp; merci</p><img src="https://spy.example/x" onerror="alert(1)">' +
      '<a href="https://evil.example">ici</a><div class="gmail_quote"><p>ancien</p></div><blockquote type="cite">vieux</blockquote>';
    expect((await read(...head, html, '', body))?.text.replace(/\s+/g, ' ')).toBe('Oui & merci ici');
  });
  it('keeps everything where everything looks quoted', async () =>
    expect(await read(...head, utf8, '', '> tout est cité')).toMatchObject({ text: '> tout est cité' }));
  it('is read in the letters of its own charset, and as well as can be in one that no one knows', async () => {
    const latin = Buffer.concat([
      Buffer.from(lines('From: a@b.ca', 'Content-Type: text/plain; charset=iso-8859-1', '', '')),
      Buffer.from([0xe9]),
    ]);
    expect(await readMail(latin)).toMatchObject({ text: 'é' });
    expect(await read('From: a@b.ca', 'Content-Type: text/plain; charset=x-klingon', '', 'bonjour')).toMatchObject({ text: 'bonjour' });
  });
  it('has no sign that hides or turns what follows', async () =>
    expect(await read(...head, utf8, '', 'a\u202eb\u0000c\u0007d')).toMatchObject({ text: 'abcd' }));
  it('brings its files, but no logo of a signature', async () => {
    const part = (more: string[], body: string): string => lines('--b', ...more, 'Content-Transfer-Encoding: base64', '', body);
    const big = Buffer.alloc(30_000, 1).toString('base64');
    const mail = await read(
      ...head,
      'Content-Type: multipart/related; boundary=b',
      '',
      part(['Content-Type: text/plain'], Buffer.from('Voici.').toString('base64')),
      part(['Content-Type: image/png; name=logo.png', 'Content-ID: <1>', 'Content-Disposition: inline'], 'iVBORw0KGgo='),
      part(['Content-Type: image/png; name=capture.png', 'Content-ID: <2>', 'Content-Disposition: inline'], big),
      '--b--',
    );
    expect(mail?.files.map(({ name, bytes }) => [name, bytes.length])).toEqual([['capture.png', 30_000]]);
  });
});

describe('an e-mail that was made to do harm', () => {
  const nested = (n: number): string[] =>
    Array.from({ length: n }, (_, i) => [`Content-Type: multipart/mixed; boundary="b${i}"`, '', `--b${i}`]).flat();
  it.each<[string, string[]]>([
    ['has parts within parts without end', ['From: a@b.ca', ...nested(500), 'Content-Type: text/plain', '', 'x']],
    ['has headers of many megabytes', ['From: a@b.ca', `X-Long: ${'a'.repeat(5_000_000)}`, '', 'x']],
    ['has dashes that take minutes to compare', ['From: a@b.ca', utf8, '', '-'.repeat(30_000)]],
    ['has elements within elements without end', ['From: a@b.ca', html, '', '<div>'.repeat(200_000)]],
  ])('%s: it is given up, and soon', async (_what, mail) => {
    const began = process.cpuUsage();
    const answer = await read(...mail);
    const { user } = process.cpuUsage(began);
    expect(answer?.text.length ?? 0).toBeLessThan(20_001);
    expect(user / 1_000).toBeLessThan(12_000);
  });
  it.each<[string, string[], Partial<ReadMail>]>([
    ['has no headers at all', ['bonjour'], { from: '' }],
    ['is nothing', [''], { from: '', text: '' }],
    [
      'ends in the middle of a part',
      ['From: a@b.ca', 'Content-Type: multipart/mixed; boundary=b', '', '--b', 'Content-Type: text/plain', '', 'moi'],
      { text: 'moi' },
    ],
    ['says that it is base 64 and is not', ['From: a@b.ca', 'Content-Transfer-Encoding: base64', '', '%%%'], { from: 'a@b.ca' }],
  ])('%s: what can be read of it is', async (_what, mail, what) => expect(await read(...mail)).toMatchObject(what));
  it('is cut where it is longer than anyone writes, and says so', async () => {
    const mail = await read('From: a@b.ca', utf8, '', 'mots et mots\r\n'.repeat(10_000));
    expect(mail?.cut).toBe(true);
    expect(mail!.text.length).toBeLessThanOrEqual(20_000);
  });
});
