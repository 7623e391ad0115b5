import { may, ROUTES, VIEWS, type Route, type Who } from '@jurilien/contracts';
import { contractOf } from '@jurilien/contracts/api';
import { asShipped, configWith, given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { lead, price, priceInput, type LeadState } from '@jurilien/lead';
import { render, samples, templates } from '@jurilien/notifications';
import { professional, wordingFaults } from '@jurilien/professionals';
import { KEYS, LAWYER_TYPES, LIMITED_TASKS, LIMITED_TASKS_READ } from '@jurilien/reference';
import fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { INITIAL_CLEAR, INITIAL_PRIVATE } from '../../libs/lead/src/facts.js';
import { updateProfessionalProfile } from '../../libs/professionals/src/decisions/update-professional-profile.js';
import { publishReview } from '../../libs/processes/src/decisions/publish-review.js';
import { exclusionOf, leadView } from '../../libs/search/src/matching/eligibility.js';
import { asAt, candidate, request } from '../../libs/search/src/matching/match.testing.js';
import { rankingOf } from '../../libs/search/src/matching/ranking.js';
import { filesOf } from '../architecture/documents.js';

/** Professional orders: fees, advertising, conflicts (section 5.7). */
const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const namesIn = (schema: unknown): string[] =>
  Array.isArray(schema)
    ? schema.flatMap(namesIn)
    : schema && typeof schema === 'object'
      ? [...Object.keys((schema as { properties?: object }).properties ?? {}), ...Object.values(schema).flatMap(namesIn)]
      : [];

describe('what access to a request costs, and who is asked first', () => {
  /** Everything that a file imports of this repository, and what that imports in turn; other contexts by their name alone. */
  function importedBy(path: string, found = new Set<string>()): Set<string> {
    if (found.has(path)) return found;
    found.add(path);
    for (const [, named] of read(path).matchAll(/from '([^']+)'/g)) {
      if (!named!.startsWith('.')) found.add(named!);
      else {
        const file = join(ROOT, dirname(path), named!).replace(/\.js$/, '.ts');
        if (existsSync(file)) importedBy(relative(ROOT, file).replaceAll('\\', '/'), found);
      }
    }
    return found;
  }
  const PRICED_BY = ['creditValue', 'superLead', 'superLeadMultiplier', 'juridicalHelp', 'smallMandate', 'consult', 'commercial', 'rate'];
  const AND = ['budget', 'budgetNumber', 'emailConfirmed', 'phoneNumberConfirmed', 'clientReadySeriousAlert', 'multi', 'renewed'];
  const PLACE = ['province', 'lawyerType'];
  /** What points are given for; the rest of what is known of a professional counts for nothing. */
  const RANKED_BY = ['fields', 'regions', 'postalCode', 'city', 'province', 'radiusKm', 'remote', 'callYear', 'minBudget', 'mediator'];
  const HABITS = ['acceptsAJ', 'acceptsMP', 'acceptsConsult', 'answeredAt', 'missedAt', 'slaKeptAt', 'slaMissedAt', 'offersEver'];
  /** What became of mandates, and what is earned with them, as a later fact may call it. */
  const money = fc.record({
    ...{ mandates: fc.nat(99), retained: fc.nat(99), outcome: fc.constantFrom('retained', 'notRetained'), winRate: fc.double() },
    ...{ fees: fc.nat(9_999), feeRange: fc.nat(5), hourlyRate: fc.nat(900), revenue: fc.nat(1_000_000), revenueRange: fc.nat(5) },
  });
  const anything = fc.oneof(fc.boolean(), fc.nat(1_000_000), fc.string(), fc.array(fc.nat(99)), fc.constant(null));

  it('BAR-1: depends on no outcome, fee or revenue of a mandate: by what is imported, and whatever those facts are', () => {
    const rooms = [...importedBy('libs/lead/src/price/price.ts'), ...importedBy('libs/search/src/matching/matching.ts')];
    expect(rooms.length).toBeGreaterThan(10);
    expect(rooms.filter((name) => !/^(@jurilien\/(event-sourcing|reference)$|libs\/(lead|search)\/)/.test(name))).toEqual([]);
    expect(rooms.filter((name) => /outcome|acceptance|survey|review/.test(name))).toEqual([]);

    const facts = Object.keys({ ...INITIAL_CLEAR, ...INITIAL_PRIVATE });
    const silent = facts.filter((name) => ![...PRICED_BY, ...AND, ...PLACE].includes(name));
    expect(silent).toContain('revenueRange');
    const one = (names: readonly string[]) => fc.record(Object.fromEntries(names.map((name) => [name, anything])), { requiredKeys: [] });
    const config = asShipped();
    const of = (more: object) =>
      price(priceInput({ ...lead.initial, facts: { ...lead.initial.facts, province: 'QC', ...more } } as LeadState, config), config);
    const ranked = rankingOf(leadView(request({ experience: 5, mediator: true, budget: 3 }), asAt()));
    const known = Object.keys(candidate()).filter((name) => ![...RANKED_BY, ...HABITS, 'id', 'name'].includes(name));
    expect(known).toEqual(expect.arrayContaining(['availableCc', 'rates', 'spent']));
    fc.assert(
      fc.property(fc.nat(20), fc.constantFrom('1', '5'), one(silent), one(known), money, (base, rate, others, unknown, facts) => {
        const asked = { creditValue: base / 2 + 0.5, rate };
        expect(of({ ...asked, ...others, ...facts, ...asked })).toEqual(of(asked));
        expect(ranked({ ...candidate(), ...unknown, ...facts } as never, 2)).toEqual(ranked(candidate(), 2));
      }),
      { numRuns: 1_000 },
    );
  });

  it('BAR-3: is never paid by a client, who owes us nothing; what others ask for a task is told with its source and date', () => {
    const MONEY = /purchase|subscription|top-?up|pay|refund|invoice|card|checkout|coin|credit/i;
    const open = (route: Route): readonly Who[] =>
      Array.isArray(route.access) ? (route.access as readonly Who[]) : route.access === 'webhook' ? [] : ['anon', 'client', 'token'];
    const reached = Object.entries(ROUTES).filter(
      ([key, route]) => MONEY.test(key) && open(route).some((w) => w === 'client' || w === 'anon'),
    );
    expect(reached.map(([key]) => key)).toEqual([]);
    for (const command of ['StartCreditPurchase', 'ApproveTopUp', 'SetAutoTopUp', 'RedeemPromoCode', 'StartSubscription'])
      for (const who of ['anon', 'token', 'client', 'recruit'] as const)
        expect([command, who, may(command, who)]).toEqual([command, who, undefined]);
    const priced = LIMITED_TASKS.filter((task) => task.price);
    expect(priced.length).toBeGreaterThan(0);
    for (const { id, price: asked } of priced)
      expect([id, asked]).toEqual([
        id,
        expect.objectContaining({ url: expect.stringMatching(/^https:/), published: expect.stringMatching(/^20\d\d-\d\d/) }),
      ]);
    for (const { price: asked } of priced)
      expect(asked!.published < LIMITED_TASKS_READ && asked!.source.fr && asked!.source.en).toBeTruthy();
  });
});

describe('what is said of professionals', () => {
  it('BAR-5: is never a testimonial in Quebec: no configuration publishes a review of one there, and no page carries the data of one', () => {
    const flags = KEYS.filter(({ kind }) => kind.shape.is === 'flag').map(({ key }) => key);
    expect(flags).toContain('reviews.platform.enabled');
    // Ontario has a switch, which is off; Quebec has none (U14).
    const ofProfessionals = KEYS.filter(({ key }) => /^reviews\.professional/.test(key));
    expect(ofProfessionals.map(({ key, shipped, scopes }) => [key, shipped, scopes])).toEqual([
      ['reviews.professional.on', false, ['global']],
    ]);
    const ids = { acceptanceId: crypto.randomUUID(), leadId: crypto.randomUUID(), professionalId: crypto.randomUUID() };
    const about = (words: string, province: 'QC' | 'ON', config = asShipped(), more: { subject?: string } = {}, member = province) =>
      given({
        review: [['ReviewProposed', { ...ids, ...more, personId: 'c', province, lang: 'fr', words, wordsKey: 'c/w' }]],
        survey: [
          ['SurveyInvited', { ...ids, side: 'client', personId: 'c', code: 'K7QF', province, lang: 'fr', expiresAt: T0 }],
          ['SurveySubmitted', { acceptanceId: ids.acceptanceId, personId: 'c', overall: 1, callMe: false, followUp: true }],
          ['SurveyModerated', { acceptanceId: ids.acceptanceId, label: 'called' }],
        ],
        professional: [
          [
            'ProfessionalRegistered',
            {
              ...{ professionalId: ids.professionalId, title: 'lawyer', name: 'Élise Côté-Drapeau', province: member, lang: 'fr' },
              email: 'e@exemple.ca',
              phoneNumber: '+15145550101',
            },
          ],
        ],
      }).when(publishReview, { acceptanceId: ids.acceptanceId, professionalId: ids.professionalId, ...more } as never, { config });
    const plain = 'Le site est clair, mais la réponse a tardé.';
    fc.assert(
      fc.property(fc.subarray(flags), fc.boolean(), fc.constantFrom('QC', 'ON'), (some, value, province) => {
        const config = configWith(Object.fromEntries(some.map((key) => [key, value])) as never);
        // Of a professional of Quebec, or from a request of Quebec: never, whatever is set.
        const other = province === 'QC' ? 'ON' : 'QC';
        for (const [from, member] of [
          ['QC', 'QC'],
          ['QC', 'ON'],
          ['ON', 'QC'],
          [province, other],
        ] as const)
          expect(about(plain, from, config, { subject: 'professional' }, member).refusal()).toBe('FORBIDDEN: review-of-professional');
        for (const named of ['Me Côté-Drapeau est excellente.', 'Merci à elise cote-drapeau!', 'Maître Lavoie m’a bien servi.'])
          expect([named, about(named, province, config).refusal()]).toEqual([
            named,
            expect.stringMatching(/^(VALIDATION: review-names-someone|FORBIDDEN: reviews-are-off)$/),
          ]);
      }),
      { numRuns: 60 },
    );
    const ontario = (on: boolean) => about(plain, 'ON', configWith({ 'reviews.professional.on': on }), { subject: 'professional' });
    expect([ontario(false).refusal(), ontario(true).types()]).toEqual([
      'FORBIDDEN: review-of-professional',
      { review: ['ReviewPublished'] },
    ]);
    expect(about('Merci. Vous rappelez tard, mais vous rappelez.', 'QC').types()).toEqual({ review: ['ReviewPublished'] });
    // Criticism of a client who gave the lowest grade is published as praise is.
    for (const province of ['QC', 'ON'] as const) expect(about(plain, province).types()).toEqual({ review: ['ReviewPublished'] });
    const pages = filesOf(ROOT).filter((path) => /^public-site\/src\/.+\.tsx?$/.test(path));
    expect(pages.length).toBeGreaterThan(200);
    expect(pages.filter((path) => /AggregateRating|'@type': '(Review|Rating)|reviewRating|ratingValue/.test(read(path)))).toEqual([]);
    // Nor has what the page of a professional is answered a grade.
    const ofPage = namesIn(z.toJSONSchema(contractOf('GET /api/public/profiles/:slug')!.answer as z.ZodType, { unrepresentable: 'any' }));
    expect(ofPage.filter((name) => /overall|recommend|grade|score|mean|stars|rating/i.test(name))).toEqual([]);
    // What the public page is answered has no grade and no professional.
    const shown = namesIn(z.toJSONSchema(contractOf('GET /api/public/reviews')!.answer as z.ZodType, { unrepresentable: 'any' }));
    expect(shown.filter((name) => /overall|recommend|grade|score|mean|professional|name|firm/i.test(name))).toEqual([]);
  });

  it('BAR-6: is kept from the page where a word of the list stands in it, in either language, and no one is without a title', () => {
    const id = { professionalId: '018f0000-0000-7000-8000-00000000abcd' };
    const contact = { email: 'e@exemple.ca', phoneNumber: '+15145550101' };
    const registered = { ...id, title: 'lawyer', name: 'Élise Côté', province: 'QC', lang: 'fr', ...contact };
    const member: Past = [
      ['ProfessionalRegistered', registered],
      ['ProfessionalApproved', { ...id, onboarding: 'held' }],
    ];
    const self = { actor: { kind: 'user', id: 'u', role: 'jurilien_professional' } } as const;
    for (const [aboutFr, aboutEn] of [
      ['Le meilleur avocat de Montréal', 'The best family lawyer in town'],
      ['Résultats garantis', 'Guaranteed results'],
      ['Spécialiste en droit de la famille', 'We specialize in housing'],
      ['Lisez les témoignages', 'Our clients say thank you'],
      ['Moins cher que les autres', 'Unlike other lawyers, I listen'],
    ])
      for (const text of [{ aboutFr }, { aboutEn }]) {
        expect(wordingFaults(Object.values(text).join()).length).toBeGreaterThan(0);
        const write = given({ professional: member }).when(updateProfessionalProfile, { ...id, text } as never, self);
        expect([text, write.refusal()]).toEqual([text, 'VALIDATION: wording']);
      }
    const { schema } = professional.events.ProfessionalRegistered;
    expect(schema.safeParse(registered).success).toBe(true);
    expect(schema.safeParse({ ...registered, title: undefined }).success).toBe(false);
  });

  it('BAR-8: is asked of each for what their licence allows: title beside field of law, and a paralegal only in Ontario’s scope', () => {
    const NOTARY = ['estates', 'realEstate', 'family', 'mediation'];
    const PARALEGAL = ['smallClaims', 'traffic', 'housing', 'administrative', 'labour', 'consumer', 'criminal'];
    const place = { QC: { region: '06' }, ON: { region: 'toronto' } } as const;
    for (const { code } of LAWYER_TYPES)
      for (const province of ['QC', 'ON'] as const)
        for (const title of ['lawyer', 'notary', 'paralegal'] as const) {
          const asked = request({ province, ...place[province], lawyerType: code, paralegal: true });
          const who = candidate({
            title,
            province,
            regions: [place[province].region],
            fields: [code],
            subscribed: true,
            availableCc: 9_000,
          });
          const expected =
            title === 'notary'
              ? province === 'QC' && NOTARY.includes(code)
                ? undefined
                : 'E02'
              : title === 'paralegal'
                ? province === 'QC'
                  ? 'E02'
                  : PARALEGAL.includes(code)
                    ? undefined
                    : 'E09'
                : undefined;
          expect([code, province, title, exclusionOf(leadView(asked, asAt(T0)), who, new Set())]).toEqual([
            code,
            province,
            title,
            expected,
          ]);
        }
  });
});

describe('what a professional learns before acceptance', () => {
  /** Names of fields by which a client, or someone else in the matter, can be known or reached. */
  const IDENTITY = /^(clientName|client|email|phone|phoneNumber|address|street|postalCode|othersInvolved|parties|clientNotes|names)$/;
  /** What answers such fields to a professional, a visitor or the holder of an offer's link, and why it may. */
  const MAY: Readonly<Record<string, string>> = {
    ...{ 'GET /api/account': 'own', 'GET /api/account/changes': 'own', 'GET /api/pro/application': 'own' },
    ...{ 'GET /api/sms': 'own', 'GET /api/pro/credits': 'own buyer of an invoice', 'POST /api/pro/automations/preview': 'own channel' },
    ...{ 'GET /api/pro/offers/:leadId': 'by stage', 'GET /api/public/offer': 'by stage', 'GET /api/public/blocks': 'own marks' },
    ...{
      'GET /api/pro/acceptances': 'accepted',
      'GET /api/pro/acceptances/:acceptanceId': 'accepted',
      'GET /api/candidates': 'a candidate who said yes',
      'GET /api/appointments': 'accepted',
      'GET /api/appointments/:appointmentId': 'accepted',
      'GET /api/documents': 'accepted',
      'GET /api/documents/:leadId': 'accepted',
    },
    ...{
      'GET /api/calendars': 'own',
      'GET /api/pro/availability': 'own place',
      'GET /api/meetings/own': 'own',
      'GET /api/meetings/own/:meetingId': 'own',
    },
  };
  const answered = (key: string): string[] => {
    const answer = contractOf(key)?.answer;
    const json = answer && 'file' in answer ? answer.json : answer;
    return json ? namesIn(z.toJSONSchema(json, { unrepresentable: 'any' })).filter((name) => IDENTITY.test(name)) : [];
  };
  const reaches = ({ access, ...route }: Route): boolean => {
    if (access === 'link') return ('purposes' in route ? route.purposes : []).some((p) => p === 'offer' || p === 'contact-sheet');
    return Array.isArray(access) ? access.includes('professional') : access !== 'webhook';
  };

  it('BAR-7: is no contact data: each answer of the matrix that has such a field is of their own data, or waits for acceptance', () => {
    const found = Object.entries(ROUTES)
      .filter(([key, route]) => reaches(route) && answered(key).length > 0)
      .map(([key]) => key);
    expect(found.filter((key) => !MAY[key])).toEqual([]);
    expect(Object.keys(MAY).filter((key) => !found.includes(key))).toEqual([]);
    // Rows of requests are the team's: of all views a professional reads their own notices.
    expect(
      Object.entries(VIEWS)
        .filter(([, row]) => row.professional || row.anon)
        .map(([name]) => name),
    ).toEqual(['notices']);
    expect(may('RevealContact', 'professional')).toBeUndefined();
  });

  it('CON-3: is no name of a party from a message: no template for professionals, and no variable, can say one', () => {
    const toProfessionals = Object.values(templates).filter((t) => t.audience === 'professional');
    expect(toProfessionals.length).toBeGreaterThan(20);
    for (const t of toProfessionals)
      for (const name of Object.keys(t.vars))
        expect([t.rule, name, /part(y|ies)|others|opposing|adverse/i.test(`${name} ${t.from?.[name] ?? ''}`)]).toEqual([
          t.rule,
          name,
          false,
        ]);
    const offers = toProfessionals.filter((t) => t.class === 'service' && t.kind === 'offer');
    expect(offers.length).toBeGreaterThan(2);
    for (const t of offers) expect([t.rule, Object.values(t.vars).filter((privacy) => privacy !== 'public')]).toEqual([t.rule, []]);
    const words = filesOf(ROOT).filter((path) => /^libs\/(automation\/src\/variables|notifications\/src)\/.+\.ts$/.test(path));
    expect(words.filter((path) => !path.includes('.spec.') && /othersInvolved/.test(read(path)))).toEqual([]);
  });
});

describe('who is not served', () => {
  it('BAR-9: is told of two free or public ways at least, in each province and language, whatever the request asked for', () => {
    for (const lang of ['fr', 'en'] as const)
      for (const bar of ['QC', 'ON'])
        for (const partner of ['none', 'juripop'])
          for (const aid of ['none', bar]) {
            const { text } = render('R22', 'email', lang, { ...samples.R22![lang], bar, partner, aid });
            const ways = new Set([...text.matchAll(/(?<![@\w.])(?:[\w-]+\.)+(?:ca|org)\b/g)].map(([host]) => host));
            expect([lang, bar, partner, aid, ways.size >= 2]).toEqual([lang, bar, partner, aid, true]);
            expect(ways).toContain(bar === 'QC' ? 'justicedeproximite.qc.ca' : 'stepstojustice.ca');
          }
  });
});
