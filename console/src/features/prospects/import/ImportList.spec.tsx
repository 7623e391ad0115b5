import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show } from '../../../page.testing';
import ImportList from './ImportList';
import { MOST_BYTES } from './useFile';

const list = 'Nom;Titre;Province;Remarque;Divers\nMe Roy;avocat;QC;;Rappeler\n';
/** A file as browsers have it: the one of the tests cannot be read. */
const fileOf = (content: string | Uint8Array<ArrayBuffer>): File => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return Object.assign(new File([bytes], 'liste.csv', { type: 'text/csv' }), { arrayBuffer: () => Promise.resolve(bytes.buffer) });
};

/** The page, with what was kept for the titles of its file. */
const begin = async (
  columns: Record<string, number> | null = null,
  imports: { status?: number; body?: unknown } = { body: { rows: [] } },
) => {
  const asked = answering(({ method, path }) => {
    if (path.startsWith('/api/prospects/columns/')) return method === 'PUT' ? { status: 204 } : { body: { columns } };
    return path === '/api/prospects/imports' ? imports : { body: { data: [], total: 0 } };
  });
  await show(<ImportList />);
  return {
    asked,
    choose: async (file: File) => userEvent.upload(await screen.findByLabelText('Choisir un fichier', { selector: 'input' }), file),
  };
};
const columnOf = async (name: string): Promise<string> => (await screen.findByRole('combobox', { name })).textContent;

describe('a list that is brought', () => {
  it('offers the columns that were chosen for the same titles, and keeps those that are looked at with', async () => {
    const { asked, choose } = await begin({ name: 0, title: 1, province: 2, notes: 4 });
    await choose(fileOf(list));
    expect(await screen.findByText('Les colonnes sont celles que vous aviez choisies pour les mêmes titres.')).toBeTruthy();
    expect(await columnOf('Notes')).toBe('Divers');
    await userEvent.click(await screen.findByRole('button', { name: 'Voir ce qui sera fait' }));
    await waitFor(() => expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(1));
    const [kept] = asked.filter(({ method }) => method === 'PUT');
    expect(kept!.body).toEqual({ columns: { name: 0, title: 1, province: 2, notes: 4 } });
    // Neither the titles nor a row are told: a first row may name someone.
    expect(kept!.path).toMatch(/^\/api\/prospects\/columns\/[0-9a-f]{64}$/);
    expect(asked.find(({ method }) => method === 'GET')!.path).toMatch(/columns\/[0-9a-f]{64}$/);
  });

  it('is read by its titles where nothing was kept', async () => {
    const { choose } = await begin();
    await choose(fileOf(list));
    expect(await columnOf('Notes')).not.toBe('Divers');
    expect(await columnOf('Nom')).toBe('Nom');
  });

  it.each<[string, File, RegExp]>([
    ['with a quote that never ends', fileOf('Nom;Titre\n"Roy;avocat\nCôté;notaire\n'), /Un guillemet n’est pas fermé à la ligne 2\./],
    ['of 100,000 rows', fileOf(`Nom;Titre\n${'Roy;avocat\n'.repeat(100_000)}`), /plus de 5\s000 lignes/],
    ['that is too large', fileOf(new Uint8Array(MOST_BYTES + 1)), /pèse plus de 20\sMo/],
    ['that is no text', fileOf(Uint8Array.from([0x50, 0x4b, 3, 4])), /pas un tableau de texte/],
    ['without a row', fileOf('Nom;Titre\n'), /aucune ligne/],
  ])('is refused %s, and nothing of it is sent', async (_what, file, words) => {
    const { asked, choose } = await begin();
    await choose(file);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(asked).toEqual([]);
  });

  it('says that enough was asked for today', async () => {
    const problem = { type: 'about:blank', title: 'x', status: 429, code: 'RATE_LIMITED', detail: 'told-addresses' };
    const { choose } = await begin(null, { status: 429, body: problem });
    await choose(fileOf(list));
    await userEvent.click(await screen.findByRole('button', { name: 'Voir ce qui sera fait' }));
    expect(await screen.findByText(/Trop de réponses aujourd’hui sur des adresses qui ont refusé nos messages/)).toBeTruthy();
  });
});
