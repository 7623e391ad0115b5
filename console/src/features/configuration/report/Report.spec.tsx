import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KEYS } from '@jurilien/reference';
import { Route, Routes } from 'react-router-dom';
import { answering, show } from '../../../page.testing';
import Report from './Report';

const change = { version: 2, changeId: 'c', since: '2026-11-02T15:00:00Z', by: 'x', reason: 'Trop de documents' };
const shippedWith = (name: string) => {
  const key = KEYS.find((one) => one.key === name);
  return key ? { shipped: { shipped: key.shipped } } : {};
};
const line = (key: string, more: object = {}) => ({
  key,
  ...shippedWith(key),
  value: KEYS.find((one) => one.key === key)?.shipped,
  own: [],
  marks: [],
  ...more,
});
const report = {
  environment: 'ici.example',
  fingerprint: 'aaaa bbbb',
  at: '2026-11-28T15:00:00.000Z',
  version: 2,
  keys: [
    line('lead.files.max', {
      value: 400,
      own: [{ scope: {}, value: 400, ...change, marks: ['out-of-range'] }],
      last: { scope: {}, value: 400, ...change },
      marks: ['out-of-range'],
    }),
    line('pricing.minCc', { marks: ['pending'] }),
    line('later.key', { value: 1, own: [{ scope: {}, value: 1, ...change, marks: ['unused'] }], marks: ['unused'] }),
  ],
};
const DIFFERENCES: readonly object[] = [
  { key: 'pricing.minCc', scope: { province: 'QC' }, here: 50, there: 100 },
  { key: 'later.key', scope: {}, here: 1 },
];
const compared = (proof: object | undefined, differences: readonly object[]) => ({
  environment: 'ailleurs.example',
  at: '2026-11-20T15:00:00.000Z',
  version: 5,
  ...(proof ? { proof } : {}),
  differences,
});

let gaps: object[] = [];
const begin = async (proof?: object, at = '/config-report', differences = DIFFERENCES) => {
  const asked = answering(({ method, path }) =>
    method === 'POST'
      ? { body: compared(proof, differences) }
      : path === '/api/configuration/texts'
        ? { body: { sets: 25, templates: 90, gaps } }
        : path.startsWith('/api/configuration')
          ? { body: report }
          : { body: { data: [], total: 0 } },
  );
  await show(
    <Routes>
      <Route path="/config-report" element={<Report />} />
    </Routes>,
    at,
  );
  await screen.findByRole('group', { name: 'Réglages' });
  return asked;
};
const user = userEvent.setup();
// The page of a test reads no files: browsers do.
const file = (text: string) => Object.assign(new File([text], 'x.json', { type: 'application/json' }), { text: async () => text });
const upload = (text: string) => user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file(text));
const rows = () =>
  within(screen.getByRole('group', { name: 'Réglages' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('the report of the configuration', () => {
  it('shows each key with its marks, who changed it and why; also one of another release', async () => {
    await begin();
    expect(rows()).toEqual([
      expect.stringMatching(/Documents par demande.*Hors limites.*10.*400.*Trop de documents/),
      expect.stringMatching(/Prix minimal.*À deux.*Changement en attente/),
      expect.stringMatching(/later\.key.*Inutilisée/),
    ]);
    expect(screen.getByText(/ici\.example signe ses exports avec la clé aaaa bbbb/)).toBeTruthy();
  });

  it('is narrowed to what someone should look at', async () => {
    await begin(undefined, '/config-report?only=pending');
    expect(rows()).toEqual([expect.stringMatching(/Prix minimal/)]);
  });

  it('is read as it was at an instant, and compared with now', async () => {
    const asked = await begin(undefined, '/config-report?at=2026-11-20T10:00');
    const at = new Date('2026-11-20T10:00').toISOString();
    expect(asked.some(({ path }) => path === `/api/configuration?at=${encodeURIComponent(at)}`)).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Comparer maintenant avec cette date' }));
    expect(await screen.findByText('2 valeurs diffèrent.')).toBeTruthy();
    expect(asked.find(({ method }) => method === 'POST')!.body).toEqual({ at });
  });

  it('is compared with the export of another environment, whose key two people compare', async () => {
    const asked = await begin({ valid: true, own: false, fingerprint: 'cccc dddd' });
    await upload('{"format":"jurilien-configuration-1"}');
    expect(await screen.findByText(/avec la clé cccc dddd.*rapport de ailleurs\.example/)).toBeTruthy();
    expect(asked.find(({ method }) => method === 'POST')!.body).toEqual({ exported: { format: 'jurilien-configuration-1' } });
    const table = within(screen.getByRole('group', { name: 'Comparer' }));
    expect(table.getByText('réglage inconnu')).toBeTruthy();
    expect(table.getByText(/Prix minimal · Québec/)).toBeTruthy();
  });

  it('takes the names of a file for names, also those that every object has', async () => {
    await begin({ valid: false, own: false, fingerprint: 'cccc dddd' }, '/config-report', [
      { key: 'constructor', scope: {}, there: 1 },
      { key: '__proto__', scope: { field: 'toString' }, there: { valueOf: 'x' } },
    ]);
    await upload('{}');
    const table = within(await screen.findByRole('group', { name: 'Comparer' }));
    expect(table.getByText(/^constructor · Partout/)).toBeTruthy();
    expect(table.getByText(/^__proto__ · toString/)).toBeTruthy();
  });

  it('says first that a signature does not match', async () => {
    await begin({ valid: false, own: true, fingerprint: 'cccc dddd' });
    await upload('{}');
    expect(await screen.findByText(/La signature ne correspond pas/)).toBeTruthy();
  });

  it('shows what was shipped at the instant, not what this release ships', async () => {
    report.keys.push(line('lead.hold.maxDays', { shipped: { shipped: 13 }, value: 13 }));
    await begin(undefined, '/config-report?q=lead.hold.maxDays');
    report.keys.pop();
    expect(rows()).toEqual([expect.stringMatching(/13 jours13 jours/)]);
  });

  it('says how much was looked at where no text lacks a language', async () => {
    await begin();
    expect(await screen.findByText('Rien ne manque : 25 séries de questions et 90 modèles vérifiés.')).toBeTruthy();
  });

  it('lists each text that lacks a language: where it is, its part, and the variables that differ', async () => {
    gaps = [
      { in: 'questions', name: 'family', draft: true, question: 'family.union', part: 'option', of: 'married', code: 'en-missing' },
      { in: 'template', name: 'R10', version: 2, part: 'sms', code: 'variables', only: { fr: ['price'], en: [] } },
    ];
    await begin();
    const table = within(await screen.findByRole('group', { name: 'Textes à traduire' }));
    gaps = [];
    const lines = table.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(lines.slice(1)).toEqual([
      'Droit de la famille · brouillonfamily.unionChoix « married »Anglais absent',
      'Message R10 · version 2TextoVariables différentesen français seulement : price; en anglais seulement : –',
    ]);
    expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/questions/family', '/comms/templates/R10']);
  });

  it('sends nothing that is no JSON', async () => {
    const asked = await begin();
    await upload('not json');
    expect(await screen.findByText('Ce fichier n’est pas un export de la configuration.')).toBeTruthy();
    await waitFor(() => expect(asked.filter(({ method }) => method === 'POST')).toEqual([]));
  });
});
