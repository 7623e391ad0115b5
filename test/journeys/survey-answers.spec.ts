import { clientAnswers, creditAnswers, noteIn, proAnswers, reasonIn } from '../../public-site/src/features/surveys/answers';
import type { ProSurvey } from '../../public-site/src/features/surveys/types';

const survey: ProSurvey = {
  acceptanceId: 'a',
  leadId: 'l',
  professionalId: 'p',
  state: 'open',
  code: 'K7QF',
  acceptedAt: '2026-11-02T15:00:00.000Z',
  stage: 'Contacted',
  records: ['retained', 'notRetained'],
  said: {},
  creditUntil: { unreachable: '2026-11-16T15:00:00.000Z', misdescribed: '2026-11-09T15:00:00.000Z' },
};

describe('the grade clicked in the letter (C06)', () => {
  it.each([
    ['1', '1'],
    ['5', '5'],
    ['0', undefined],
    ['6', undefined],
    ['44', undefined],
    ['<b>', undefined],
    ['', undefined],
  ])('%j is shown as %j', (note, shown) => expect(noteIn(new URL(`http://x.test/satisfaction?t=a&note=${note}`))).toBe(shown));
  it('is none without one', () => expect(noteIn(new URL('http://x.test/satisfaction?t=a'))).toBeUndefined());
});

describe('answers of a client', () => {
  it('are the grades given, and nothing for those left out', () =>
    expect(
      clientAnswers(
        { overall: '4', contacted: '', recommend: '0', outcome: 'looking', comment: '  Merci ', callMe: 'yes', go: 'send' },
        'fr',
      ),
    ).toEqual({ payload: { overall: 4, recommend: 0, outcome: 'looking', comment: 'Merci', callMe: true, lang: 'fr' } }));
  it('need the whole, in words of 2,000 characters at most', () =>
    expect(clientAnswers({ comment: 'x'.repeat(2_001) }, 'en')).toEqual({
      errors: { overall: 'Give an overall rating from 1 to 5', comment: 'Shorten your text to 2,000 characters at most' },
    }));
});

describe('a grade that the form does not offer', () => {
  it.each(['0', '6', '-1', '4.5', '1e1', 'x'])('is refused at its field: %s', (grade) => {
    expect(clientAnswers({ overall: grade }, 'fr')).toEqual({ errors: { overall: 'Donnez une note générale de 1 à 5' } });
    expect(clientAnswers({ overall: '4', listened: grade }, 'en')).toEqual({ errors: { listened: 'Choose one of the grades offered' } });
    expect(proAnswers({ overall: '4', serious: grade }, 'en', survey)).toEqual({ errors: { serious: 'Choose one of the grades offered' } });
  });
  it('goes to ten for a recommendation', () => {
    expect(clientAnswers({ overall: '4', recommend: '10' }, 'fr')).toHaveProperty('payload.recommend', 10);
    expect(clientAnswers({ overall: '4', recommend: '11' }, 'fr')).toHaveProperty('errors.recommend');
  });
});

describe('words that may be published', () => {
  const words = 'Clair et rapide, merci.';
  it('come with a leave of their own, about the platform and about the professional', () => {
    expect(clientAnswers({ overall: '4', publicWords: words, proConsent: 'yes' }, 'fr')).toEqual({
      errors: { publishConsent: expect.any(String), proWords: expect.any(String) },
    });
    const both = { publicWords: words, publishConsent: 'yes', proWords: 'Une bonne écoute.', proConsent: 'yes' };
    expect(clientAnswers({ overall: '4', ...both }, 'fr')).toMatchObject({
      payload: { publicWords: words, publishConsent: true, proWords: 'Une bonne écoute.', proConsent: true },
    });
  });
  it.each(['1', '5'])('come with the leave to publish them, whatever the grade: %s', (overall) => {
    expect(clientAnswers({ overall, publicWords: words, publishConsent: 'yes' }, 'fr')).toMatchObject({
      payload: { publicWords: words, publishConsent: true },
    });
    expect(clientAnswers({ overall, publicWords: words }, 'fr')).toHaveProperty('errors.publishConsent');
    expect(clientAnswers({ overall, publishConsent: 'yes' }, 'fr')).toHaveProperty('errors.publicWords');
    expect(clientAnswers({ overall, publicWords: 'Court', publishConsent: 'yes' }, 'fr')).toHaveProperty('errors.publicWords');
  });
});

describe('answers of a professional (C07)', () => {
  it('are written on the file as well, where its stage lets them', () => {
    expect(proAnswers({ overall: '5', reachable: '4', outcome: 'retained', feeRange: 'to3000', reason: 'fees' }, 'fr', survey)).toEqual({
      payload: { overall: 5, reachable: 4, outcome: 'retained', callMe: false, lang: 'fr' },
      record: { outcome: 'retained', feeRange: 'to3000' },
    });
    expect(proAnswers({ overall: '2', outcome: 'notRetained', reason: 'fees', feeRange: 'to3000' }, 'fr', survey)).toMatchObject({
      record: { outcome: 'notRetained', reason: 'fees' },
    });
  });
  it('say why there is no retainer, where that is written down', () => {
    expect(proAnswers({ overall: '2', outcome: 'notRetained' }, 'en', survey)).toEqual({
      errors: { reason: 'Choose why you will not be retained' },
    });
    const early = proAnswers({ overall: '2', outcome: 'notRetained' }, 'en', { ...survey, stage: 'ToContact', records: [] });
    expect(early).toEqual({ payload: { overall: 2, outcome: 'notRetained', callMe: false, lang: 'en' } });
  });
  it('leave the file alone while it is under way', () =>
    expect(proAnswers({ overall: '3', outcome: 'underWay' }, 'fr', survey)).not.toHaveProperty('record'));
});

describe('coins asked back from the survey', () => {
  it('need a reason and twenty characters of what happened', () => {
    expect(creditAnswers({ creditReason: '', evidence: 'court' }, 'fr')).toHaveProperty('errors.creditReason');
    expect(creditAnswers({ creditReason: 'unreachable', evidence: ' '.repeat(30) }, 'fr')).toHaveProperty('errors.evidence');
    expect(creditAnswers({ creditReason: 'unreachable', evidence: 'Trois appels, aucun rappel.' }, 'fr')).toEqual({
      payload: { reason: 'unreachable', evidence: 'Trois appels, aucun rappel.' },
    });
  });
  it('start with the reason that a low grade points to, while it may be given', () => {
    expect(reasonIn({ ...survey, said: { reachable: 1, described: 1 } })).toBe('unreachable');
    expect(reasonIn({ ...survey, said: { reachable: 3, described: 2 } })).toBe('misdescribed');
    expect(reasonIn({ ...survey, said: { rightField: 1 } })).toBeUndefined();
    expect(reasonIn(survey)).toBeUndefined();
  });
});
