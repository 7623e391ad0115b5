import { clientAnswers } from './answers';
import { surveyTexts } from './words/survey';

const t = surveyTexts.fr;
const errorsOf = (raw: Record<string, string>) => {
  const answers = clientAnswers(raw, 'fr');
  return 'errors' in answers ? answers.errors : {};
};

describe('what a client answers (C06)', () => {
  it.each(['0', '6', '9', '-1', '4.5', 'cinq', '', '05 '])('has an overall grade of the form alone: not %j', (overall) =>
    expect(errorsOf({ overall }).overall).toBe(overall === '05 ' ? undefined : t.overallMissing),
  );
  it('has no other grade outside its range', () =>
    expect(errorsOf({ overall: '4', listened: '6', contacted: '0', recommend: '11' })).toEqual({
      listened: t.gradeWrong,
      contacted: t.gradeWrong,
      recommend: t.gradeWrong,
    }));
  it('has words for everyone with the leave to publish them, of either subject by itself', () => {
    expect(errorsOf({ overall: '4', publicWords: 'Un site clair.', proConsent: 'yes' })).toEqual({
      publishConsent: t.publishConsentMissing,
      proWords: t.publicWordsMissing,
    });
    const both = { publicWords: 'Un site clair.', publishConsent: 'yes', proWords: 'Une bonne écoute.', proConsent: 'yes' };
    expect(clientAnswers({ overall: '4', ...both }, 'fr')).toEqual({
      payload: {
        ...{ overall: 4, callMe: false, lang: 'fr', publicWords: 'Un site clair.', publishConsent: true },
        ...{ proWords: 'Une bonne écoute.', proConsent: true },
      },
    });
  });
});
