import { safeNext } from './next.js';

// proves: ASVS row 73
describe('where a sign-in may lead', () => {
  it.each([
    '/mes-demandes',
    '/en/my-offers?page=2&sort=a',
    '/leads/1/2',
    '/admin/leads',
    '/a%20b',
    '/cherche?vers=https://exemple.ca//x',
    '/',
  ])('%s', (path) => {
    expect(safeNext(path)).toBe(path);
  });
  it('a path that was encoded as one value', () => {
    expect(safeNext('%2Fen%2Fmy-offers%3Fpage%3D2')).toBe('/en/my-offers?page=2');
  });
  it.each([
    '',
    'mes-demandes',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/%5Cevil.example',
    '/%2Fevil.example',
    '/%252Fevil.example',
    '/%25252Fevil.example',
    '%2F%2Fevil.example',
    '%2f%5cevil.example',
    '%252F%252Fevil.example',
    'https://evil.example/',
    'https:evil.example',
    'HTTPS%3A%2F%2Fevil.example',
    'javascript:alert(1)',
    'javascript%3Aalert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/%09/evil.example',
    '/\n/evil.example',
    '/%0d%0aset-cookie:x=1',
    '/.//evil.example',
    '/..//evil.example',
    '/a/../..//evil.example',
    '/%2e%2e/%2e%2e//evil.example',
    '/%E0%A4%A',
    '/\u2028/evil.example',
    '@evil.example',
    '.evil.example',
    `/${'a'.repeat(2_000)}`,
    '/login?/x',
    '/en/login',
    '/connexion',
    '/api/commands/DisableUser',
    '/refresh-token',
  ])('never to %j', (query) => {
    expect(safeNext(query)).toBeUndefined();
    expect(safeNext(query, 'jurilien_admin')).toBeUndefined();
  });
  it('the console is for staff', () => {
    for (const path of ['/admin', '/admin/leads', '/en/admin/leads', '/admin?x']) {
      expect(safeNext(path, 'jurilien_admin_restricted')).toBe(path);
      expect(safeNext(path, 'jurilien_client')).toBeUndefined();
      expect(safeNext(path, 'nobody')).toBeUndefined();
    }
    expect(safeNext('/administration', 'jurilien_client')).toBe('/administration');
  });
  it('whatever is let through stays on this origin in the eyes of a browser', () => {
    for (const path of ['/mes-demandes', '/a%20b', '/cherche?vers=//evil.example', '/x#//evil.example'])
      expect(new URL(safeNext(path)!, 'https://jurilien.example').origin).toBe('https://jurilien.example');
  });
});
