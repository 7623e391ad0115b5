import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openedBy, show, type Asked as Call } from '../../page.testing';
import type { Lead } from '../lead';
import { LawyerDocuments } from './LawyerDocuments';
import { LeadDocuments } from './LeadDocuments';

const leadId = '018f0000-0000-7000-8000-0000000000c1';
const acceptanceId = '018f0000-0000-7000-8000-0000000000b1';
const professionalId = '018f0000-0000-7000-8000-0000000000a1';
const documentId = '018f0000-0000-7000-8000-0000000000d1';
const requestId = '018f0000-0000-7000-8000-0000000000e1';
const [FIRST, SECOND] = ['018f0000-0000-7000-8000-0000000000f1', '018f0000-0000-7000-8000-0000000000f2'];
const AT = '2026-11-20T15:00:00.000Z';
const all = (...names: string[]) => Object.fromEntries(names.map((name) => [name, true]));
const lead = { id: leadId, version: 3, lang: 'fr', state: 'Accepted', facts: { lawyerType: 'traffic' } } as unknown as Lead;

const paper = (over: object = {}) => ({
  ...{ id: documentId, name: 'Bail.pdf', type: 'pdf', bytes: 1_572_864, at: AT, by: 'client', own: false, viewable: true },
  shares: [{ with: 'professional', acceptanceId, name: 'Me Florence Gagnon', shared: true }],
  opened: [
    { at: AT, what: 'downloaded', by: 'professional', acceptanceId, name: 'Me Florence Gagnon' },
    { at: AT, what: 'viewed', by: 'professional', acceptanceId, name: 'Me Florence Gagnon' },
  ],
  available: all('RenameDocument', 'ShareDocument', 'RevokeDocumentShare', 'DeleteDocument'),
  ...over,
});
const asked = (over: object = {}) => ({
  ...{ requestId, leadId, by: 'staff', askedAt: AT, dueOn: '2026-12-01', state: 'Overdue', note: 'Avant l’audience' },
  items: [
    { itemId: FIRST, label: 'Constat d’infraction', receivedAt: AT, documentIds: [documentId] },
    { itemId: SECOND, label: 'Permis de conduire', documentIds: [] },
  ],
  available: all('CancelDocumentRequest', 'UploadDocument'),
  ...over,
});
const gathered = (over: object = {}) => ({
  ...{ leadId, code: 'K7M2', state: 'Accepted', professionals: [{ acceptanceId, name: 'Me Florence Gagnon', firm: null }] },
  ...{ documents: [paper()], requests: [], quarantined: [], reports: [], available: all('UploadDocument', 'RequestDocuments') },
  room: { left: 10, maxBytes: 20 * 1_048_576, kinds: ['pdf', 'jpg'] },
  ...over,
});

type Answered = ReturnType<Parameters<typeof answering>[0]>;
/** The panel of a request over an API that answers this. */
const begin = async (data: object = gathered(), uploads: (call: Call) => Answered = () => ({})) => {
  const calls = answering((call) => {
    const { method, path } = call;
    if (path.includes('/uploads')) return uploads(call);
    if (method === 'POST') return { body: { position: 1, events: [{ type: 'DocumentShared', stream: 's', version: 1 }] } };
    if (path === `/api/leads/${leadId}/documents`) return { body: data };
    if (path.startsWith(`/api/lawyers/${professionalId}/documents`)) return { body: { requests: [data] } };
    return { body: { data: [], total: 0 } };
  });
  await show(<LeadDocuments lead={lead} />, `/leads/${leadId}`);
  const sent = () =>
    calls
      .filter(({ method, path }) => method === 'POST' && path.startsWith('/api/commands/'))
      .map(({ path, body }) => [path.replace('/api/commands/', ''), body['payload'], body['reason']]);
  return { calls, sent };
};
const press = async (place: HTMLElement, name: string | RegExp) => userEvent.click(await within(place).findByRole('button', { name }));
const opened = async (name = 'Bail.pdf') => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', { name });
};
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

describe('documents of a request', () => {
  it('tell from whom they come, who sees them, and how often they were opened', async () => {
    await begin();
    const line = (await screen.findByRole('button', { name: 'Bail.pdf' })).closest('li')!;
    expect(plain(line.textContent)).toMatch(/PDF · 1,5 Mo · .+ · du client/);
    expect(line.textContent).toContain('Partagé avec : Me Florence Gagnon');
    expect(plain(line.textContent)).toMatch(/1 ouverture, 1 téléchargement, dernière fois/);
  });
  it('that no one sees or opened say so, and an erased name is no name', async () => {
    await begin(gathered({ documents: [paper({ name: undefined, opened: [], shares: [{ with: 'professional', shared: false }] })] }));
    const line = (await screen.findByRole('button', { name: 'Nom effacé' })).closest('li')!;
    expect(line.textContent).toContain('Partagé avec personne · Jamais ouvert');
  });
  it('say what was taken out of a photo', async () => {
    await begin(
      gathered({ documents: [paper({ name: 'Photo.jpg', type: 'jpg', cleaned: ['location', 'metadata'], turned: true, from: 'heic' })] }),
    );
    const line = (await screen.findByRole('button', { name: 'Photo.jpg' })).closest('li')!;
    expect(plain(line.textContent)).toContain(
      'Retiré de la photo : lieu de la prise de vue et renseignements de l’appareil. Photo redressée. Photo HEIC convertie en JPEG.',
    );
  });
  it('are stopped being shared with one professional, and shared again', async () => {
    const { sent } = await begin();
    await press(await opened(), 'Cesser le partage, Me Florence Gagnon');
    const form = await screen.findByRole('dialog', { name: 'Cesser le partage' });
    expect(form.textContent).toContain('L’accès cesse dès maintenant pour : Me Florence Gagnon');
    await press(form, 'Cesser le partage');
    await waitFor(() =>
      expect(sent()[0]).toEqual(['RevokeDocumentShare', { leadId, documentId, to: 'professional', acceptanceId }, undefined]),
    );
  });
  it('of the team are shared with the client', async () => {
    const { sent } = await begin(gathered({ documents: [paper({ by: 'staff', own: true, shares: [{ with: 'client', shared: false }] })] }));
    await press(await opened(), 'Partager, le client');
    await press(await screen.findByRole('dialog', { name: 'Partager' }), 'Partager');
    await waitFor(() => expect(sent()[0]).toEqual(['ShareDocument', { leadId, documentId, to: 'client' }, undefined]));
  });
  it('are renamed, and deleted with a reason', async () => {
    const { sent } = await begin();
    await press(await opened(), 'Renommer');
    const form = await screen.findByRole('dialog', { name: 'Renommer' });
    const name = within(form).getByRole('textbox', { name: /Nouveau nom/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Bail signé.pdf');
    await press(form, 'Renommer');
    await waitFor(() => expect(sent()[0]).toEqual(['RenameDocument', { leadId, documentId, name: 'Bail signé.pdf' }, undefined]));
    await press(await screen.findByRole('dialog', { name: 'Bail.pdf' }), 'Supprimer le document');
    const last = await screen.findByRole('dialog', { name: 'Supprimer le document' });
    await press(last, 'Supprimer le document');
    expect(sent()).toHaveLength(1);
    await userEvent.type(within(last).getByRole('textbox', { name: /Raison/ }), 'Mauvais dossier');
    await press(last, 'Supprimer le document');
    await waitFor(() => expect(sent()[1]).toEqual(['DeleteDocument', { leadId, documentId }, 'Mauvais dossier']));
  });
  it('say who opened them and when', async () => {
    await begin();
    const dialog = await opened();
    expect(within(dialog).getByText('Ouvert par Me Florence Gagnon')).toBeTruthy();
    expect(within(dialog).getByText('Téléchargé par Me Florence Gagnon')).toBeTruthy();
  });
  it('cannot be changed once the request has ended, and say so', async () => {
    const ended = { code: 'WRONG_STATE', detail: 'request-ended' };
    await begin(
      gathered({
        documents: [paper({ available: { ...paper().available, RenameDocument: ended } })],
        available: { UploadDocument: ended, RequestDocuments: ended },
        deletedAt: '2027-02-01T15:00:00.000Z',
      }),
    );
    const add = await screen.findByRole('button', { name: /^Ajouter des fichiers/ });
    expect([add.getAttribute('aria-disabled'), add.textContent]).toEqual(['true', expect.stringContaining('Cette demande est terminée')]);
    expect(
      within(await opened())
        .getByRole('button', { name: /^Renommer/ })
        .getAttribute('aria-disabled'),
    ).toBe('true');
    expect(screen.getByText(/Tout sera supprimé le/)).toBeTruthy();
  });
  it('that were infected are told with what was found, and can be neither seen nor taken', async () => {
    const { calls } = await begin(gathered({ documents: [], quarantined: [{ at: AT, by: 'client', signature: 'Win.Test.EICAR' }] }));
    expect(await screen.findByText(/Reçu du client .*Win\.Test\.EICAR\. Conservé nulle part\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Télécharger/ })).toBeNull();
    expect(calls.filter(({ path }) => /documents\/.+/.test(path))).toEqual([]);
  });
});

describe('links that reached someone else', () => {
  it('are told with whom they were for and lead to their incident', async () => {
    await begin(gathered({ reports: [{ at: AT, with: 'professional', acceptanceId, name: 'Me Florence Gagnon', incidentId: requestId }] }));
    expect(await screen.findByText(/un lien destiné à Me Florence Gagnon est arrivé à une autre personne/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voir l’incident' }).getAttribute('href')).toBe(`/privacy/incidents/${requestId}`);
  });
});

describe('documents that are asked for', () => {
  it('start from the list of the field in the client’s language, and are edited before they are asked for', async () => {
    const { sent } = await begin();
    const form = await openedBy('Demander des documents');
    const labels = () => within(form).getAllByRole('textbox', { name: /^Document \d/ }) as HTMLInputElement[];
    expect(labels().map(({ value }) => value)).toEqual(['Constat d’infraction', 'Permis de conduire', 'Dossier de conduite']);
    await press(form, 'Retirer le document 3');
    await press(form, 'Ajouter un document');
    await userEvent.type(labels().at(-1)!, 'Photos de l’endroit');
    fireEvent.change(within(form).getByLabelText(/Dernier jour/), { target: { value: '2026-12-15' } });
    await userEvent.type(within(form).getByRole('textbox', { name: /Mot au client/ }), 'Merci');
    await press(form, 'Demander les documents');
    await waitFor(() => expect(sent()).toHaveLength(1));
    const [name, payload] = sent()[0]!;
    expect(name).toBe('RequestDocuments');
    expect(payload).toMatchObject({ leadId, dueOn: '2026-12-15', note: 'Merci' });
    expect((payload as { items: { label: string }[] }).items.map(({ label }) => label)).toEqual([
      'Constat d’infraction',
      'Permis de conduire',
      'Photos de l’endroit',
    ]);
  });
  it('are at least one', async () => {
    const { sent } = await begin();
    const form = await openedBy('Demander des documents');
    for (const n of [3, 2, 1]) await press(form, `Retirer le document ${n}`);
    await press(form, 'Demander les documents');
    expect(await within(form).findByText('Écrivez au moins un document.')).toBeTruthy();
    expect(sent()).toEqual([]);
  });
  it('show how far they are, what is still awaited, and that they are late', async () => {
    await begin(gathered({ requests: [asked()] }));
    expect(await screen.findByText('1 sur 2 reçus')).toBeTruthy();
    expect(screen.getByText('En retard')).toBeTruthy();
    expect(screen.getByText(/par l’équipe/).textContent).toContain('1er déc. 2026');
    expect(screen.getByText('Avant l’audience')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ajouter : Permis de conduire' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ajouter : Constat d’infraction' })).toBeNull();
  });
  it('are called off with a reason', async () => {
    const { sent } = await begin(gathered({ requests: [asked()] }));
    const form = await openedBy('Annuler la demande de documents');
    await userEvent.type(within(form).getByRole('textbox', { name: /Raison/ }), 'Déjà au dossier');
    await press(form, 'Annuler la demande de documents');
    await waitFor(() => expect(sent()).toEqual([['CancelDocumentRequest', { requestId, leadId }, 'Déjà au dossier']]));
  });
});

describe('files that the team adds', () => {
  const uploadId = 'u1';
  const bytes = (size: number, name = 'Avis.pdf') => new File([new Uint8Array(size)], name, { type: 'application/pdf' });
  const choose = async (form: HTMLElement, ...files: File[]) =>
    userEvent.upload(form.querySelector('input[type=file]') as HTMLInputElement, files, { applyAccept: false });
  const received = { id: 'x', name: 'Avis.pdf', type: 'pdf', bytes: 1, at: AT };

  it('go in pieces, one after the other, to the professional too where that is chosen', async () => {
    let offset = 0;
    const size = 700_000;
    const { calls } = await begin(gathered(), ({ method }) => {
      if (method === 'POST') return { status: 201, body: { uploadId, offset: 0, size } };
      offset = offset === 0 ? 524_288 : size;
      return { body: { uploadId, offset, size, ...(offset === size ? { document: received } : {}) } };
    });
    const form = await openedBy('Ajouter des fichiers');
    await choose(form, bytes(size));
    await userEvent.click(within(form).getByRole('checkbox', { name: /Le professionnel qui a accepté/ }));
    await press(form, 'Envoyer');
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(2));
    expect(calls.find(({ method, path }) => method === 'POST' && path.endsWith('/uploads'))!.body).toEqual({
      name: 'Avis.pdf',
      size,
      forProfessionals: true,
    });
    await waitFor(() => expect(screen.queryByText('Avis.pdf')).toBeNull());
  });
  it('answer what was asked for', async () => {
    const { calls } = await begin(gathered({ requests: [asked()] }), ({ method }) =>
      method === 'POST'
        ? { status: 201, body: { uploadId, offset: 0, size: 3 } }
        : { body: { uploadId, offset: 3, size: 3, document: received } },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter : Permis de conduire' }));
    const form = await screen.findByRole('dialog');
    await choose(form, bytes(3));
    await press(form, 'Envoyer');
    await waitFor(() => expect(calls.some(({ method }) => method === 'PATCH')).toBe(true));
    expect(calls.find(({ path, method }) => method === 'POST' && path.endsWith('/uploads'))!.body).toMatchObject({
      answers: { requestId, itemId: SECOND },
    });
  });
  it('go on where they stopped after a cut', async () => {
    let cut = true;
    const { calls } = await begin(gathered(), ({ method }) => {
      if (method === 'POST') return { status: 201, body: { uploadId, offset: 0, size: 9 } };
      if (method === 'GET') return { body: { uploadId, offset: 6, size: 9 } };
      if (cut) return { status: 503, body: { code: 'UNAVAILABLE' } };
      return { body: { uploadId, offset: 9, size: 9, document: received } };
    });
    const form = await openedBy('Ajouter des fichiers');
    await choose(form, bytes(9));
    await press(form, 'Envoyer');
    expect(await screen.findByText(/L’analyse antivirus ne répond pas/)).toBeTruthy();
    cut = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reprendre : Avis.pdf' }));
    await waitFor(() => expect(screen.queryByText(/Avis\.pdf/)).toBeNull());
    expect(calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/uploads'))).toHaveLength(1);
    expect(calls.filter(({ method, path }) => method === 'GET' && path.endsWith(uploadId))).toHaveLength(1);
  });
  it.each([
    ['file-infected', 'L’antivirus a arrêté ce fichier. Il n’est conservé nulle part.'],
    ['file-too-large:20', 'Ce fichier dépasse 20 Mo.'],
    ['file-of-tomorrow', 'Ce fichier n’est pas accepté.'],
  ])('say why one is not taken: %s', async (message, said) => {
    await begin(gathered(), () => ({ status: 422, body: { code: 'VALIDATION', detail: 'file', errors: [{ field: 'file', message }] } }));
    const form = await openedBy('Ajouter des fichiers');
    await choose(form, bytes(3));
    await press(form, 'Envoyer');
    expect(await screen.findByText(said)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retirer : Avis.pdf' }));
    expect(screen.queryByText(said)).toBeNull();
  });
});

describe('documents of a professional', () => {
  const shown = async (data: object) => {
    answering(({ path }) =>
      path.startsWith(`/api/lawyers/${professionalId}/documents`) ? { body: { requests: [data] } } : { body: { data: [], total: 0 } },
    );
    await show(<LawyerDocuments professionalId={professionalId} />, `/lawyers/${professionalId}`);
  };
  it('stand under the request they belong to, with what was asked for', async () => {
    await shown(
      gathered({ acceptanceId, requests: [asked({ by: 'professional', byName: 'Me Florence Gagnon', state: 'PartlyFulfilled' })] }),
    );
    const part = await screen.findByRole('region', { name: 'Demande K7M2' });
    expect(within(part).getByRole('link', { name: 'Demande K7M2' }).getAttribute('href')).toBe(`/leads/${leadId}`);
    expect(within(part).getByText('Reçus en partie')).toBeTruthy();
    expect(part.textContent).toContain('par Me Florence Gagnon');
    // Here one looks; what is asked for is called off on the page of its request.
    expect(within(part).queryByRole('button', { name: /Annuler la demande/ })).toBeNull();
    await userEvent.click(within(part).getByRole('button', { name: 'Bail.pdf' }));
    expect(await screen.findByRole('dialog', { name: 'Bail.pdf' })).toBeTruthy();
  });
});
