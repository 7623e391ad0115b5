import { act, fireEvent, screen } from '@testing-library/react';
import { answer, plain, show } from '../../testing/show.testing';
import { DocumentsByLink, OwnDocuments } from '.';
import type { Details, RequestDocuments } from './types';

const DOCUMENT: Details = {
  id: 'd1',
  name: 'Bail.pdf',
  type: 'pdf',
  bytes: 1_572_864,
  at: '2026-11-27T15:00:00.000Z',
  by: 'client',
  own: true,
  viewable: true,
  shares: [{ with: 'professional', acceptanceId: 'a1', name: 'Me Camille Roy', shared: true }],
  opened: [
    { at: '2026-11-28T16:00:00.000Z', what: 'downloaded', by: 'professional', name: 'Me Camille Roy' },
    { at: '2026-11-28T15:00:00.000Z', what: 'viewed', by: 'professional', name: 'Me Camille Roy' },
  ],
  available: { RenameDocument: true, ShareDocument: true, RevokeDocumentShare: true, DeleteDocument: true },
};
const OF: RequestDocuments = {
  leadId: 'l1',
  code: 'K7QM',
  state: 'Accepted',
  lawyerType: 'family',
  professionals: [],
  documents: [DOCUMENT],
  requests: [],
  room: { left: 9, maxBytes: 1, kinds: [] },
  quarantined: [],
  reports: [],
  available: { UploadDocument: true },
};
const asked = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  asked.mockReset();
  globalThis.fetch = asked as unknown as typeof fetch;
});

describe('documents behind the link of a request', () => {
  const byLink = (over: Partial<RequestDocuments> = {}, more: object = {}, path = '/ma-demande/tok/documents') =>
    show(<DocumentsByLink of={{ ...OF, ...over }} token="tok" commandId="c1" errors={{}} posted={{}} {...more} />, path);
  const button = (go: string) => document.querySelector(`form:has(input[name=go][value=${go}]) button`);

  it('say with whom each is shared, and who opened it', () => {
    byLink();
    expect(plain(screen.getByText(/Partagé avec/).textContent)).toBe('Partagé avec Me Camille Roy');
    expect(button('retirer')!.textContent).toBe('Ne plus partager avec Me Camille Roy');
    expect(button('partager')).toBeNull();
    const opened = [...document.querySelectorAll('details .opened-list li')].map((li) => plain(li.textContent));
    expect(opened).toHaveLength(2);
    expect(opened[0]).toMatch(/^Me Camille Roy : téléchargé le/);
  });
  it('are shared again where sharing ended', () => {
    byLink({ documents: [{ ...DOCUMENT, shares: [{ ...DOCUMENT.shares[0]!, shared: false }] }] });
    expect(button('partager')!.textContent).toBe('Partager avec Me Camille Roy');
    expect(document.querySelector('input[name=acceptanceId]')).toHaveProperty('value', 'a1');
  });
  it('offer nothing that cannot be done', () => {
    byLink({ documents: [{ ...DOCUMENT, available: {} }], available: {} });
    for (const go of ['partager', 'retirer', 'renommer', 'supprimer']) expect([go, button(go)]).toEqual([go, null]);
    expect(document.querySelector('input[type=file]')).toBeNull();
  });
  it('have no sharing and no openings where someone else sent them', () => {
    byLink({
      documents: [{ ...DOCUMENT, own: false, by: 'professional', byName: 'Me Camille Roy', shares: [], opened: [], available: {} }],
    });
    expect(plain(document.body.textContent)).toContain('Envoyé par Me Camille Roy');
    expect(plain(document.body.textContent)).not.toMatch(/Ouvert \d|Personne ne l’a|Partagé avec/);
  });
  it('show what is wrong at its field', () => {
    byLink({}, { errors: { 'name-d1': 'Écrivez un nom.' } });
    expect(document.getElementById('name-d1')!.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('details[open] #name-d1')).not.toBeNull();
    expect(screen.getByRole('alert').querySelector('a')!.getAttribute('href')).toBe('#name-d1');
  });
  it('say at its own field why a file was not taken', () => {
    const items = [{ itemId: 'i1', label: 'Talons de paie', documentIds: [] }];
    const asked_ = { requestId: 'r1', leadId: 'l1', by: 'staff', askedAt: DOCUMENT.at, dueOn: '2026-12-15', state: 'Open', items } as const;
    const requests = [{ ...asked_, items, available: { UploadDocument: true as const } }];
    byLink({ requests }, { refused: { itemId: 'i1', text: 'Ce fichier est vide.' } });
    const marked = [...document.querySelectorAll('input[aria-invalid]')].map(({ id }) => id);
    expect(marked).toEqual(['file-i1']);
    expect(screen.getAllByRole('alert')[0]!.querySelector('a')!.getAttribute('href')).toBe('#file-i1');
  });
  it('can be taken home all at once, and say until when', () => {
    byLink({ documents: [DOCUMENT, { ...DOCUMENT, id: 'd2' }], deletedAt: '2027-02-27T15:00:00.000Z' }, {}, '/en/my-request/tok/documents');
    expect(screen.getByText('Download everything as one archive').getAttribute('href')).toBe('/en/my-request/tok/documents/archive.zip');
    expect(plain(document.querySelector('.notice')!.textContent)).toMatch(/are deleted on .*February 27/);
  });
});

describe('documents of who is signed in', () => {
  const listed = (requests: readonly RequestDocuments[]) => answer(200, { serverNow: '2026-11-29T15:00:00.000Z', requests });
  const open = async (reader: 'client' | 'professional', of: RequestDocuments) => {
    asked.mockImplementation(async (path) => (path === '/api/documents' ? listed([of]) : answer(200, { position: 1 })));
    await act(async () => void show(<OwnDocuments reader={reader} />, '/en/my-documents'));
  };
  const sent = () =>
    asked.mock.calls
      .filter(([path]) => path.startsWith('/api/commands/'))
      .map(([path, { body }]) => [path.split('/').at(-1), (JSON.parse(String(body)) as { payload: object }).payload]);

  it('end a share from the page, and say so', async () => {
    await open('client', OF);
    await act(async () => void fireEvent.click(screen.getByText('Stop sharing with Me Camille Roy')));
    expect(sent()).toEqual([['RevokeDocumentShare', { documentId: 'd1', acceptanceId: 'a1', leadId: 'l1' }]]);
    expect(plain(document.body.textContent)).toContain('Sharing has ended.');
  });
  it('are asked for by a professional from the list of the field, edited, with a date', async () => {
    await open('professional', { ...OF, acceptanceId: 'a1', clientName: 'Océane Roy', available: { RequestDocuments: true } });
    const lines = () => [...document.querySelectorAll<HTMLInputElement>('.ask-labels input')];
    const before = lines().length;
    expect(before).toBeGreaterThan(3);
    await act(async () => void fireEvent.click(document.querySelectorAll('.ask-labels button')[0]!));
    expect(lines()).toHaveLength(before - 1);
    fireEvent.change(lines()[0]!, { target: { value: 'Pay stubs of 2026' } });
    await act(async () => void fireEvent.click(screen.getByText('Send the request')));
    expect(sent()).toEqual([]);
    expect(document.getElementById('dueOn')!.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(document.getElementById('dueOn')!, { target: { value: '2026-12-15' } });
    await act(async () => void fireEvent.click(screen.getByText('Send the request')));
    expect(sent()).toMatchObject([
      [
        'RequestDocuments',
        {
          leadId: 'l1',
          acceptanceId: 'a1',
          dueOn: '2026-12-15',
          items: expect.arrayContaining([{ itemId: expect.any(String), label: 'Pay stubs of 2026' }]),
        },
      ],
    ]);
  });
  it('state why a command was refused', async () => {
    await open('client', OF);
    asked.mockImplementation(async () => answer(409, { code: 'WRONG_STATE', detail: 'request-ended' }));
    await act(async () => void fireEvent.click(screen.getByText('Yes, delete Bail.pdf')));
    expect(document.querySelector('[data-error-summary]')!.textContent).toContain('its documents no longer change');
  });
  it('show the way where there is no request yet', async () => {
    asked.mockImplementation(async () => listed([]));
    await act(async () => void show(<OwnDocuments reader="professional" />, '/en/my-documents'));
    expect(screen.getByText('See accepted requests')).toBeTruthy();
  });
  it('go to the server in pieces, and the list is read again', async () => {
    await open('client', OF);
    const document_ = { id: 'd9', name: 'n.pdf', type: 'pdf', bytes: 3, at: '2026-11-29T15:00:00.000Z' };
    asked.mockImplementation(async (path, { method }) =>
      path === '/api/documents'
        ? listed([{ ...OF, documents: [DOCUMENT, { ...DOCUMENT, ...document_ }] }])
        : answer(method === 'POST' ? 201 : 200, {
            uploadId: 'u1',
            offset: method === 'PATCH' ? 3 : 0,
            size: 3,
            ...(method === 'PATCH' ? { document: document_ } : {}),
          }),
    );
    const input = screen.getByLabelText('Add a document');
    await act(async () => void fireEvent.change(input, { target: { files: [new File(['abc'], 'n.pdf')] } }));
    await screen.findByText('n.pdf is attached.');
    await screen.findByText('n.pdf');
  });
});
