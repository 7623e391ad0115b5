import { screen } from '@testing-library/react';
import { answering, show } from '../page.testing';
import { session } from '../session/session';
import { Layout } from './Layout';

describe('a page whose session was ended elsewhere', () => {
  it('says that it is over and why that may be, and leads to the sign-in, without places that no one opens', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    let over = false;
    answering(() => (over ? { status: 401, body: { code: 'UNAUTHENTICATED' } } : { body: { data: [], total: 0 } }));
    await show(
      <Layout>
        <p>La page</p>
      </Layout>,
      '/leads',
    );
    expect(await screen.findByText('La page')).toBeTruthy();
    // No one touches the page: it learns by its live stream.
    over = true;
    expect(await screen.findByRole('heading', { name: 'Votre session est terminée' })).toBeTruthy();
    expect(screen.getByText(/une connexion sur un autre appareil a pris sa place/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Se reconnecter' }).getAttribute('href')).toMatch(/\/login\?\//);
    expect([session(), screen.queryByText('La page'), screen.queryByRole('navigation')]).toEqual([undefined, null, null]);
  });
});
