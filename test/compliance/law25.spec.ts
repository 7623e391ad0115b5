import { may, measuringBy } from '@jurilien/contracts';
import { Refused } from '@jurilien/event-sourcing';
import { given, T0, uuidFor, type Past } from '@jurilien/event-sourcing/testing';
import { submitLead, validateLead } from '@jurilien/lead';
import { checklist, draft, form, leadId, queued, summarised, system } from '@jurilien/lead/testing';
import { contactPoint, standingOf } from '@jurilien/messaging';
import { channelsOf, render, samples, templates } from '@jurilien/notifications';
import { professional } from '@jurilien/professionals';
import { candidate } from '@jurilien/recruiting';
import fc from 'fast-check';
import { offerCodesEn } from '../../console/src/i18n/en/codes-offers';
import { offerCodesFr } from '../../console/src/i18n/fr/codes-offers';
import { ORIGINAL_FACTS } from '../../libs/lead/src/facts.js';
import { EXCLUSIONS } from '../../libs/search/src/matching/eligibility.js';
import { asAt, candidate as member, request } from '../../libs/search/src/matching/match.testing.js';
import { match } from '../../libs/search/src/matching/matching.js';
import { proWhyTexts } from '../../public-site/src/features/figures/words/pro-why';
import { errors } from '../../public-site/src/i18n';

/** Quebec's act on personal data in the private sector, by what needs no database (section 5.3). */
const writer = { actor: { kind: 'token', id: leadId, role: 'draft' } } as const;
const sent = (more: object) => given({ lead: draft }).when(submitLead, { ...form, ...more } as never, writer);
const faultsOf = (run: () => unknown): Record<string, string> => {
  try {
    run();
    return {};
  } catch (e) {
    if (!(e instanceof Refused)) throw e;
    return Object.fromEntries(e.fields.map((f) => [f.field, f.message]));
  }
};

describe('agreement', () => {
  // proves: ASVS row 87
  it('L25-2: is asked purpose by purpose: a request is refused without each that it needs, and has no other that was not given', () => {
    const needed = { sharing: true, contact: true };
    for (const purpose of ['sharing', 'contact'] as const)
      for (const said of [undefined, false])
        expect(faultsOf(() => sent({ consents: { ...needed, [purpose]: said } }).events())).toEqual({
          [`consents.${purpose}`]: 'required',
        });
    const kept = sent({ consents: needed }).events()['lead']!;
    const granted = kept.filter((e) => e.type === 'ConsentRecorded').map((e) => [e.data['purpose'], e.data['granted']]);
    expect(granted).toEqual([
      ['sharing', true],
      ['contact', true],
    ]);
    expect(kept[0]!.data).toMatchObject({ facts: { juripop: false, neolegal: false } });
    // A criminal file, health and violence are agreed to once more, by themselves; the requests above tell of none.
    const asksAgain = [
      { lawyerType: 'criminal', hasCriminalFile: true },
      { lawyerType: 'civilLiability', specificQuestions: { 'liability.harm': ['injury'] } },
      { lawyerType: 'family', specificQuestions: { 'family.safety': 'yes' } },
    ];
    for (const said of asksAgain) {
      for (const no of [undefined, false])
        expect(faultsOf(() => sent({ ...said, consents: { ...needed, sensitive: no } }).events())).toEqual({
          'consents.sensitive': 'required',
        });
      const agreed = sent({ ...said, consents: { ...needed, sensitive: true } }).events()['lead']!;
      expect(agreed.filter((e) => e.type === 'ConsentRecorded').map(({ data }) => [data['purpose'], data['textVersion']])).toEqual([
        ['sharing', 'request-consents/1/fr'],
        ['contact', 'request-consents/1/fr'],
        ['sensitive', 'sensitive-answers/1/fr'],
      ]);
    }
  });

  it('L25-14: of a child under 14 is a parent’s: the form stops with whom to call, and the API refuses the request', () => {
    const youth = (who: string, age: string) => ({
      lawyerType: 'youth',
      questionSetVersion: 1,
      specificQuestions: { 'youth.matter': 'school', 'youth.who': who, 'youth.age': age, 'youth.court': 'no' },
    });
    const faults = (who: string, age: string) => faultsOf(() => sent(youth(who, age)).events());
    for (const age of ['3', '13', ' 13 ']) expect(faults('young', age)).toEqual({ 'specificQuestions.youth.age': 'under14' });
    for (const [who, age] of [
      ['young', '14'],
      ['young', ''],
      ['parent', '13'],
      ['relative', '3'],
    ] as const)
      expect([who, age, faults(who, age)]).toEqual([who, age, {}]);
    expect([errors.fr.under14, errors.en.under14]).toEqual([
      expect.stringMatching(/parent.*Appelez/),
      expect.stringMatching(/parent.*Call/),
    ]);
    expect(ORIGINAL_FACTS.blockType.schema.safeParse('minor').success).toBe(true);
  });
});

describe('settings', () => {
  const kept = (name: keyof typeof ORIGINAL_FACTS) => ORIGINAL_FACTS[name].visible;
  const mails = Object.keys(templates).filter((rule) => channelsOf(rule).includes('email'));
  it('L25-4: begin at the most confidential', () => {
    const defaults: readonly (readonly [what: string, found: unknown, expected: unknown])[] = [
      ['a candidate is', candidate.initial.visibility, 'hidden'],
      ['a public page of a professional is', professional.initial.publication, undefined],
      ['an address agrees to marketing', standingOf(contactPoint.initial, T0).marketing, false],
      ['a partner learns of a request', [ORIGINAL_FACTS.juripop.initial, ORIGINAL_FACTS.neolegal.initial], [false, false]],
      ['pages are counted', measuringBy('own', () => undefined), 'ask'],
      ['pages are counted of who asks not to be followed', measuringBy('own', (name) => (name === 'dnt' ? '1' : undefined)), 'no'],
      ['an offer shows the name', kept('clientName'), 'accepted'],
      ['an offer shows the e-mail address', kept('email'), 'accepted'],
      ['an offer shows the number', kept('phoneNumber'), 'accepted'],
      ['an offer shows the address', kept('address'), 'accepted'],
      ['an offer shows the words', kept('description'), 'accepted'],
      ['an offer shows the others', kept('othersInvolved'), 'claim'],
      ['an offer shows revenue', kept('revenueRange'), 'offerIfLegalAid'],
      ['an offer shows a criminal file', kept('hasCriminalFile'), 'offerIfAccessible'],
    ];
    for (const [what, found, expected] of defaults) expect([what, found]).toEqual([what, expected]);
    // Nothing in an e-mail tells us that it was opened.
    for (const rule of mails)
      expect([rule, /<img|url\(/i.test(render(rule, 'email', 'fr', samples[rule]!.fr).html!)]).toEqual([rule, false]);
  });
});

describe('what a program prepares', () => {
  it('L25-5: is decided by a person: the system neither takes a request nor validates one', () => {
    expect(may('TakeLeadForValidation', 'system')).toBeUndefined();
    for (const past of [queued, summarised] as Past[])
      expect(given({ lead: past }).when(validateLead, { leadId, checklist }, { actor: system }).refusal()).toMatch(
        /^WRONG_STATE: (lead-is|lock-held)/,
      );
  });

  // proves: ASVS row 87
  it('L25-6: is explained: each code and each part of a matching has words, for its professional and for the team, in both languages', () => {
    const words = [proWhyTexts.fr, proWhyTexts.en] as unknown as readonly Record<string, string>[];
    const team = [offerCodesFr, offerCodesEn] as readonly { exclusions: Record<string, string>; points: Record<string, string> }[];
    const readable = (code: string): boolean =>
      words.every((said) => (said[code]?.length ?? 0) > 3) && team.every(({ exclusions }) => (exclusions[code]?.length ?? 0) > 3);
    expect(EXCLUSIONS.filter((code) => !readable(code))).toEqual([]);
    const pool = fc.array(
      fc.record({
        fields: fc.constantFrom(['family'], ['tax']),
        regions: fc.constantFrom(['06'], ['01']),
        languages: fc.constantFrom(['fr'], ['en']),
        rates: fc.constantFrom(['3'], ['5']),
        availableCc: fc.constantFrom(0, 900),
        firm: fc.constantFrom(undefined, 'a'),
        title: fc.constantFrom('lawyer', 'notary', 'paralegal'),
        offersEver: fc.nat(30),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(pool, fc.integer({ min: 1, max: 8 }), (people, size) => {
        const members = people.map((p, i) => member({ id: uuidFor(`p${i}`), ...p }));
        const asked = { ...asAt(), size, asked: new Set<string>(), tie: (v: string) => v, endsAt: '2026-11-02T16:00:00.000Z' };
        const { excludedById, ranked } = match(request(), members, asked as never);
        // Everyone has a place or a reason, and no reason is a code that no one could read.
        expect(excludedById.size + ranked.length).toBe(members.length);
        const codes = [...excludedById.values(), ...ranked.flatMap((r) => r.deferred ?? [])];
        expect(codes.filter((code) => !readable(code))).toEqual([]);
        for (const { parts, points } of ranked) {
          expect(Object.values(parts).reduce((sum, n) => sum + n, 0)).toBe(points);
          for (const part of Object.keys(parts))
            expect([part, words.every((said) => said[`part_${part}`]), team.every((said) => said.points[part])]).toEqual([
              part,
              true,
              true,
            ]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
