import { claimHoldMinutes, contactSlaHours, matchingWeights, configRead, shippedConfig, type InForce } from '@jurilien/reference';
import { cleanup, screen } from '@testing-library/react';
import { figuresWith, plain, show } from '../testing/show.testing';
import { configOf, InProvince, useFigure, useWords, withFigures } from '.';
import { figuresOf } from './index.server';

const texts = {
  fr: { hold: 'Pendant {claim.holdMinutes} : {name}', sla: 'En {contact.slaHours} ou {contact.slaHours#}' },
  en: { hold: 'For {claim.holdMinutes}: {name}', sla: 'Within {contact.slaHours}' },
};
const Page = () => {
  const t = useWords(texts);
  return <p>{`${t.hold} | ${t.sla} | ${useFigure<number>('claim.holdMinutes')}`}</p>;
};
const said = () => plain(screen.getByText(/\|/).textContent);
const ontario: InForce = { version: 3, overrides: { 'contact.slaHours': [{ scope: { province: 'ON' }, value: 1 }] } };

describe('a figure in a text', () => {
  it('is the one in force, in the unit and number of its language; other places stay for who fills them', () => {
    show(<Page />, '/', figuresWith({ 'claim.holdMinutes': 15 }));
    expect(said()).toBe('Pendant 15 minutes : {name} | En 4 heures ouvrables ou 4 | 15');
    cleanup();
    show(<Page />, '/en/', figuresWith({ 'claim.holdMinutes': 1 }));
    expect(said()).toBe('For 1 minute: {name} | Within 4 business hours | 1');
  });
  it('is that of the province a page is read in', () => {
    show(
      <InProvince value="ON">
        <Page />
      </InProvince>,
      '/en/',
      figuresWith({ 'contact.slaHours': 1 }, 'ON'),
    );
    expect(said()).toContain('Within 1 business hour |');
  });
  it('is that of a province where it is known', () => {
    const figures = figuresOf(configRead(ontario));
    const at = (province?: string) => [
      withFigures('{contact.slaHours}', 'fr', figures, province),
      configOf(figures).value(contactSlaHours, { province: province as 'ON' }),
    ];
    expect([at(), at('QC'), at('ON')]).toEqual([
      ['4 heures ouvrables', 4],
      ['4 heures ouvrables', 4],
      ['1 heure ouvrable', 1],
    ]);
  });
  it.each([
    ['auth.resetMinutes', 60, '1 heure', '1 hour'],
    ['auth.resetMinutes', 90, '90 minutes', '90 minutes'],
    ['autoClaim.delaySeconds', 60, '1 minute', '1 minute'],
    ['leadCredit.abusePercent', 25, '25 %', '25%'],
    ['lead.description.max', 4_000, '4 000 caractères', '4,000 characters'],
    ['wave.plan.preferred', [{ size: 1, minutes: 120 }], '2 heures ouvrables', '2 business hours'],
  ])('of %s, %j, reads « %s » and “%s”', (key, value, fr, en) => {
    const figures = figuresWith({ [key]: value });
    expect([plain(withFigures(`{${key}}`, 'fr', figures)), withFigures(`{${key}}`, 'en', figures)]).toEqual([fr, en]);
  });
  it('decides which part of a text is said, each province by its own', () => {
    const text = 'Au Québec{?feature.ontario=true| et en Ontario}.{?claim.conflictMode=none| {claim.holdMinutes}, sans noms.}';
    expect(withFigures(text, 'fr', figuresWith())).toBe('Au Québec et en Ontario.');
    expect(withFigures(text, 'fr', figuresWith({ 'feature.ontario': false }, 'ON'), 'QC')).toBe('Au Québec.');
    expect(withFigures(text, 'fr', figuresWith({ 'claim.conflictMode': 'none' }, 'QC'), 'QC')).toBe(
      'Au Québec et en Ontario. 10 minutes, sans noms.',
    );
  });
  it('calls the product by its name, on the page and in its words', () => {
    expect(withFigures('L’équipe de Jurilien', 'fr', figuresWith({ 'product.name.fr': 'Appui' }))).toBe('L’équipe d’Appui');
  });
  it('that is not told to the site is an error, never what is shipped', () => {
    const config = configOf(figuresOf(shippedConfig));
    expect(config.value(claimHoldMinutes)).toBe(10);
    expect(() => config.value(matchingWeights)).toThrow('matching.weights is not told');
  });
});
