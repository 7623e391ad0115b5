import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shippedSet } from '@jurilien/reference';
import { Route, Routes } from 'react-router-dom';
import { answering, show } from '../../page.testing';
import QuestionPage from './QuestionPage';

const field = 'family';
const shipped = shippedSet(field)!.questions.slice(0, 3);
const titles = shipped.map(({ label }) => label.fr);

const begin = async (refuse = false) => {
  let row = { id: field, version: 4, draft: shipped, versions: [] };
  const asked = answering(({ method, path, body }) => {
    if (refuse && method === 'POST') return { status: 409, body: { code: 'STALE_VERSION' } };
    const { questions } = (body['payload'] ?? {}) as { questions?: typeof shipped };
    if (questions) row = { ...row, version: 5, draft: questions };
    if (method === 'POST') return { body: { position: 1, events: [] } };
    return path.startsWith('/api/views/question-sets') ? { body: { data: [row], total: 1 } } : {};
  });
  const page = (
    <Routes>
      <Route path="/questions/:field" element={<QuestionPage />} />
    </Routes>
  );
  const shown = await show(page, `/questions/${field}`);
  await screen.findByRole('list', { name: 'Questions' });
  return { ...shown, saved: () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body) };
};
const cards = () => within(screen.getByRole('list', { name: 'Questions' })).getAllByRole('heading', { level: 2 });
const order = () => cards().map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the questions of a field', () => {
  afterEach(() => sessionStorage.clear());

  it('are moved, and saved in the order they stand, on the version they were opened on', async () => {
    const { saved } = await begin();
    expect(order()).toEqual(titles);
    await press(`Descendre : ${titles[0]}`);
    expect(order()).toEqual([titles[1], titles[0], titles[2]]);
    await press('Enregistrer le brouillon');
    await waitFor(() => expect(screen.queryByText('Non enregistré')).toBeNull());
    const [{ payload, expectedVersion }] = saved() as [{ payload: { questions: typeof shipped }; expectedVersion: number }];
    expect(payload.questions.map(({ id }) => id)).toEqual([1, 0, 2].map((n) => shipped[n]!.id));
    expect(expectedVersion).toBe(4);
  });
  it('keep the open one open where it goes', async () => {
    await begin();
    await userEvent.click(within(cards()[0]!).getByRole('button'));
    await press(`Descendre : ${titles[0]}`);
    expect(cards().map((card) => within(card).getByRole('button').getAttribute('aria-expanded'))).toEqual(['false', 'true', 'false']);
  });
  it('are as they were when a change is taken back, whichever way', async () => {
    await begin();
    await press(`Descendre : ${titles[0]}`);
    expect(screen.getByText('Non enregistré')).toBeTruthy();
    await press(`Monter : ${titles[0]}`);
    expect(screen.queryByText('Non enregistré')).toBeNull();
    await press('Ajouter une question');
    expect(order()).toHaveLength(4);
    await press('Abandonner ces modifications');
    expect(order()).toEqual(titles);
  });
  it('are still there, unsaved, when the page is left and when saving is refused', async () => {
    const { unmount } = await begin(true);
    await press(`Descendre : ${titles[0]}`);
    await press('Enregistrer le brouillon');
    await screen.findByRole('alert');
    unmount();
    await begin();
    expect(order()).toEqual([titles[1], titles[0], titles[2]]);
    expect(screen.getByText('Ce que vous aviez commencé à écrire est encore là.')).toBeTruthy();
  });
});
