import { featureRecruit, featureSubscription } from '@jurilien/reference';
import { screen } from '@testing-library/react';
import { show } from '../page.testing';
import { FeatureOff } from './FeatureOff';

describe('what is switched off', () => {
  it('is marked with its provinces, and not at all where it is on', async () => {
    await show(
      <>
        <h1>Page</h1>
        <FeatureOff feature={featureRecruit} />
        <FeatureOff feature={featureSubscription} />
      </>,
      '/candidates',
      { 'feature.recruit': false },
    );
    await screen.findByRole('heading', { name: 'Page' });
    expect(screen.getAllByRole('note').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Désactivé.*Québec et Ontario.*mené à terme/) as string,
    ]);
  });
});
