import { bilingual, sentence, sentences, welcome } from './messages.mjs';

describe('what the launcher says', () => {
  it('says every sentence in both languages, with the same blanks', () => {
    const blanks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map((m) => m[0]).sort();
    for (const [code, { fr, en }] of Object.entries(sentences)) {
      expect([code, blanks(fr)]).toEqual([code, blanks(en)]);
      expect(fr).not.toBe(en);
    }
  });

  it('names the port, who holds it and which variable to set', () => {
    const { fr, en } = sentence('PORT_BUSY', { port: 3000, holder: 'node (12)', variable: 'PORT', other: 3300 });
    expect(en).toContain('Port 3000 is taken by node (12)');
    expect(fr).toContain('PORT=3300 npm start');
  });

  it('says how to start afresh when the data are of another version', () => {
    expect(bilingual('DATA_VERSION', { folder: '.data', found: '17', needed: '18' })).toContain('npm start -- --reset');
    expect(bilingual('SCHEMA_NEWER')).toContain('npm start -- --reset');
  });

  it('says a detail of several lines once, not in each language', () => {
    const text = bilingual('MIGRATION_FAILED', { detail: 'line one\nline two' });
    expect(text.match(/line one/g)).toHaveLength(1);
  });

  it('prints the addresses, the accounts and the password', () => {
    const text = welcome({
      url: 'http://localhost:3000',
      sandboxUrl: 'http://localhost:3100',
      password: 'p-w',
      seconds: 2,
      dataDir: '/x/.data',
      external: false,
      accounts: [
        { email: 'admin@jurilien.demo', fr: 'Administration', en: 'Administration' },
        { email: 'avocate@jurilien.demo', fr: 'Avocate', en: 'Lawyer', console: false },
      ],
    });
    for (const part of [
      'http://localhost:3000/admin',
      'http://localhost:3100',
      'admin@jurilien.demo',
      'avocate@jurilien.demo',
      '/en/login',
      'p-w',
      '/x/.data',
    ])
      expect(text).toContain(part);
  });
});
