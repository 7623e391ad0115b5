import { houseAddress } from '../../public-site/src/api/house.server';

describe('who runs this installation, on the page about us', () => {
  it('is who the settings name', () =>
    expect(houseAddress({ SELLER_NAME: 'Jurilien inc.', SENDER_POSTAL_ADDRESS: '1, rue A, Montréal (Québec) H2X 1Y4' })).toBe(
      'Jurilien inc., 1, rue A, Montréal (Québec) H2X 1Y4',
    ));
  it('is plainly a demo where they name no one', () => expect(houseAddress({})).toMatch(/démonstration.*H0H 0H0$/));
});
