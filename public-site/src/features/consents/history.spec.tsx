import { screen } from '@testing-library/react';
import { plain, show } from '../../testing/show.testing';
import { ConsentHistory, ImpliedNote } from './history';
import { historyTexts } from './words/history';

const at = '2026-01-02T15:00:00.000Z';
const said = () => screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent));

describe('the history of consents', () => {
  it.each([
    ['/preferences/x', 'fr', '2 janvier 2026'],
    ['/en/preferences/x', 'en', 'January 2, 2026'],
  ] as const)('at %s says what was agreed to, when, in which words and how it ended', (path, lang, day) => {
    const t = historyTexts[lang];
    const text = { document: 'message-choices', version: 1, lang: 'en', sentence: 'Our news and advice' } as const;
    show(
      <ConsentHistory
        id="history"
        moments={[
          { at, what: 'marketing', happened: 'withdrawn', how: 'one-click' },
          { at, what: 'marketing', happened: 'given', how: 'page', basis: 'express', text },
        ]}
      />,
      path,
    );
    const [ended, given] = said();
    expect(ended).toContain(t.withdrawn);
    expect(ended).toContain(t.how_oneClick);
    expect(given).toContain(t.given);
    expect(given).toContain('Our news and advice');
    expect(given).toContain(day);
    expect(screen.getByText('Our news and advice').getAttribute('lang')).toBe('en-CA');
  });
  it('calls what the law allows no agreement: why, and until when', () => {
    const t = historyTexts.en;
    const until = '2028-01-02T15:00:00.000Z';
    show(
      <>
        <ConsentHistory
          id="history"
          moments={[
            { at, what: 'marketing', happened: 'expired', basis: 'implied-inquiry', until },
            { at, what: 'marketing', happened: 'given', how: 'system', basis: 'implied-contract', until },
          ]}
        />
        <ImpliedNote implied={{ until }} />
      </>,
      '/en/preferences/x',
    );
    const [over, allowed] = said();
    expect(over).toContain(t.expired);
    expect(allowed).toContain('January 2, 2028');
    expect(allowed).not.toContain(t.given);
    expect(allowed).toContain(t.basis_contract);
    expect(document.querySelector('.notice')?.textContent).toContain('wrote to us');
  });
  it('names the address or request of each where there are several, and says when there is nothing', () => {
    const t = historyTexts.en;
    const { unmount } = show(
      <ConsentHistory
        id="history"
        moments={[
          { about: 'email', at, what: 'marketing', happened: 'withdrawn' },
          { about: 'request', at, what: 'sharing', happened: 'given', how: 'form' },
          { about: 'request', at, what: 'something-older', happened: 'declined' },
        ]}
      />,
      '/en/my-account/privacy',
    );
    expect(said()[0]).toContain(`${t.aboutEmail}, ${t.marketing}: ${t.withdrawn}`);
    expect(said()[2]).toContain(t.other);
    unmount();
    show(<ConsentHistory id="history" moments={[]} />, '/en/my-account/privacy');
    expect(screen.getByText(t.none)).toBeTruthy();
  });
});
