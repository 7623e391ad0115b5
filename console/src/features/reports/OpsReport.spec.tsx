import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Count, COUNTS, figuresFrom, FIGURE_NAMES, FIGURE_WORDS, SPAN_NAMES } from '@jurilien/reference';
import { Route, Routes } from 'react-router-dom';
import { answering, show, token } from '../../page.testing';
import { keep } from '../../session/session';
import OpsReport from './OpsReport';
import ReportRows from './ReportRows';

const counts = (some: Partial<Record<Count, number>>) =>
  figuresFrom({ ...(Object.fromEntries(COUNTS.map((name) => [name, 0])) as Record<Count, number>), ...some });
const STEPS = {
  submitted: 1_200,
  confirmed: 900,
  validated: 800,
  offered: 700,
  claimed: 500,
  accepted: 480,
  contacted: 450,
  retained: 200,
};
const total = counts({ ...STEPS, unserved: 40, validationKnown: 800, validationKept: 760 });
const NOTHING = Object.fromEntries(FIGURE_NAMES.map((name) => [name, null]));
const duration = { n: 480, median: 95, p90: 600 };
const times = SPAN_NAMES.map((span) => ({ span, wall: duration, business: { n: 480, median: 61, p90: 240 } }));
const group = (value: string | null, figures: object, few = false) => ({ value, few, figures });
const none: object[] = [];
const report = {
  from: '2026-11-01',
  to: '2026-11-30',
  few: false,
  total,
  times,
  grain: 'day',
  at: null,
  counted: '2026-11-30T15:00:00.000Z',
  least: 0,
  before: { from: '2026-10-02', to: '2026-10-31', few: false, total: counts({ ...STEPS, claimed: 620, accepted: 600 }), times },
  periods: [{ ...group('2026-11-01', total), times: Object.fromEntries(SPAN_NAMES.map((span) => [span, duration])) }],
  by: {
    province: none,
    region: [group('07', counts({ submitted: 80, accepted: 8 })), group('06', NOTHING, true)],
    field: [group('family', total)],
    lang: none,
    source: [group('web', total)],
    form: none,
    variant: none,
    origin: none,
    firstOrigin: none,
    campaign: none,
    term: [group('avocat divorce', total)],
  },
  hours: Array.from({ length: 168 }, (_, hour) => (hour === 9 ? 77 : 0)),
  unserved: [{ reason: 'noEligible', n: 40 }],
  lost: [
    { reason: 'rejected:notLegal', n: 30 },
    { reason: 'withdrawn:foundElsewhere', n: null },
  ],
  refunds: [{ reason: 'unreachable', n: 12, approved: 4 }],
  waves: [{ wave: 1, n: 400 }],
  offerWaves: [
    { wave: 1, offers: 1_500, claimed: 420, accepted: 400 },
    { wave: null, offers: 12, claimed: 3, accepted: 2 },
  ],
  others: null as object | null,
  deciders: [{ staffId: '018f0000-0000-7000-8000-000000000001', decided: 38, kept: 36 }],
  money: [
    {
      ...{ month: '2026-11', province: 'QC', soldCents: 58_000, revenueCents: 5_700, subscriptionCents: 0, creditedCents: 0 },
      ...{ refundedCents: 0, grantedCents: 8_000, lossCents: 0, feesCents: 0, deferredCents: 52_300 },
      ...{ gstCents: 2_900, qstCents: 5_786, hstCents: 0 },
    },
  ],
  messages: [
    {
      channel: 'sms',
      queued: 900,
      sent: 880,
      delivered: 850,
      undelivered: 20,
      bounced: 0,
      failed: 5,
      suppressed: 15,
      complained: 0,
      optedOut: 3,
      segments: 1_020,
      costCents: 1_122,
    },
  ],
  staff: {
    people: 1,
    total: { taken: 40, validated: 36, rejected: 2, asked: 1, called: 4, decided: 2, followedUp: 9 },
    by: [
      {
        staffId: '018f0000-0000-7000-8000-000000000001',
        taken: 40,
        validated: 36,
        rejected: 2,
        asked: 1,
        called: 4,
        decided: 2,
        followedUp: 9,
      },
    ],
  },
  gaps: [{ field: 'housing', region: '07', n: 40, unserved: 30, professionals: 1 }],
  shares: { offers: 2_100, professionals: 60, gini: 0.41, topTen: 0.38, tenths: [0, 0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.14, 0.18, 0.26] },
};
const row = { day: '2026-11-03', province: 'QC', region: '07', field: 'family', lang: 'fr', source: 'web', step: 'validated' };

let answered: object = report;
let rows: object = { data: [{ ...row, id: 'l-1', code: 'K7QF', ending: 'rejected', endReason: 'notLegal' }], total: 1, few: false };
const begin = async (at = '/ops-report?from=2026-11-01&to=2026-11-30') => {
  const asked = answering(({ path }) => ({
    body: path.startsWith('/api/reports/ops/rows')
      ? rows
      : path.startsWith('/api/reports/ops')
        ? answered
        : path === '/api/reports/saved'
          ? { reports: [] }
          : { data: [], total: 0 },
  }));
  await show(
    <Routes>
      <Route path="/ops-report" element={<OpsReport />} />
      <Route path="/ops-report/requests" element={<ReportRows />} />
    </Routes>,
    at,
  );
  return { asked: () => asked.map(({ path }) => path).filter((path) => path.startsWith('/api/reports/ops')) };
};
const user = userEvent.setup();
/** Thin and unbreakable spaces read as spaces. */
const textOf = (of: { readonly textContent: string | null } | undefined) => of?.textContent?.replace(/\s/gu, ' ') ?? '';
const table = (name: string) => within(screen.getByRole('group', { name }));

describe('the operations report', () => {
  beforeEach(() => {
    answered = report;
  });

  it('tells how far requests came, where they stopped, and what each step means', async () => {
    await begin();
    const funnel = await screen.findByRole('group', { name: 'Du formulaire au mandat' });
    const texts = within(funnel).getAllByRole('row').map(textOf);
    expect(texts[1]).toContain('1 200');
    expect(texts[3]).toMatch(/Validées.*800.*66,7.%.*100/);
    expect(textOf(funnel)).toContain(textOf({ textContent: FIGURE_WORDS.accepted.fr.definition }));
    screen.getByText(/Demandes envoyées du 1\D* ?nov\. 2026 au 30 nov\. 2026/);
  });

  it('leads from a number to the requests behind it, and back', async () => {
    const { asked } = await begin('/ops-report?from=2026-11-01&to=2026-11-30&region=07');
    await user.click(await screen.findByRole('link', { name: 'Voir les 100 demandes restées à « Validées »' }));
    expect((await screen.findByRole('link', { name: 'K7QF' })).getAttribute('href')).toBe('/leads/l-1');
    screen.getByText('Rejetée – Pas une question juridique');
    const last = new URLSearchParams(asked().at(-1)!.split('?')[1]);
    expect(Object.fromEntries(last)).toEqual({
      ...{ from: '2026-11-01', to: '2026-11-30', region: '07', step: 'validated', stopped: 'yes', page: '1' },
    });
    expect(screen.getByRole('link', { name: /Rapport d’activité/ }).getAttribute('href')).toBe(
      '/ops-report?from=2026-11-01&to=2026-11-30&region=07',
    );
  });

  it('says whether a figure is better or worse than before', async () => {
    await begin();
    const accepted = (await screen.findAllByText('Part acceptée'))[0]!.closest('li')!;
    expect(textOf(accepted)).toContain('40 %');
    expect(textOf(accepted)).toContain('avant : 50 % · moins bien');
  });

  it('tells where professionals are missing', async () => {
    await begin();
    await screen.findByText('Où il manque des professionnels');
    const [, first] = table('Où il manque des professionnels').getAllByRole('row');
    expect(textOf(first)).toMatch(/Logement.*Outaouais.*30.*40.*75 %.*1$/);
  });

  it('tells how messages went and what the team did, by name where one may know', async () => {
    await begin();
    await screen.findByText('Messages envoyés');
    expect(textOf(table('Messages envoyés').getByRole('row', { name: /^Texto/ }))).toMatch(/900.*880.*850.*1 020.*96,6 %.*11,22 \$/);
    expect(textOf(table('Travail de l’équipe').getByRole('row', { name: /^Aude Roy/ }))).toContain('36');
  });

  it('tells what each wave brought, who decided in time, and the money of the books', async () => {
    await begin();
    await screen.findByText('Ce que chaque vague a rapporté');
    expect(textOf(table('Ce que chaque vague a rapporté').getByRole('row', { name: /^Vague 1/ }))).toMatch(/1 500.*420.*400.*26,7 %/);
    expect(textOf(table('Ce que chaque vague a rapporté').getByRole('row', { name: /^Choisi par l’équipe/ }))).toMatch(/12.*3.*2/);
    expect(textOf(table('Décisions à temps, par personne').getByRole('row', { name: /^Aude Roy/ }))).toMatch(/38.*36.*94,7 %/);
    expect(textOf(table('Argent par mois').getByRole('row', { name: /^2026-11/ }))).toMatch(/Québec.*580,00 \$.*57,00 \$.*29,00 \$/);
  });

  it('leads from a reason to the requests that it is of, and from a figure to those that it tells of', async () => {
    const { asked } = await begin();
    await user.click((await screen.findAllByRole('link')).find((one) => /^Voir.*Pas une question juridique/.test(textOf(one)))!);
    await screen.findByRole('link', { name: 'K7QF' });
    expect(Object.fromEntries(new URLSearchParams(asked().at(-1)!.split('?')[1]))).toMatchObject({
      of: 'lost',
      reason: 'rejected:notLegal',
    });
    await screen.findByRole('heading', { name: /Fins sans acceptation.*Pas une question juridique/ });
    await user.click(screen.getByRole('link', { name: /Rapport d’activité/ }));
    await user.click(await screen.findByRole('link', { name: /Voir celles en retard.*Validées ou rejetées à temps/ }));
    await screen.findByRole('heading', { name: /Demandes.*décision en retard/ });
  });

  it('tells the figures over the periods, each by its first day', async () => {
    const later = { ...report.periods[0]!, ...group('2026-11-02', NOTHING, true) };
    answered = { ...report, least: 10, periods: [...report.periods, later] };
    await begin();
    await user.click(await screen.findByRole('combobox', { name: 'Par' }));
    await user.click(screen.getByRole('option', { name: 'Période' }));
    const [head, first, second] = table('Où sont les différences').getAllByRole('row').map(textOf);
    expect(head).toMatch(/^Jour.*Acceptées/);
    expect(first).toMatch(/^1\S* nov\. 2026.*1 200.*480.*40 %/);
    expect(second).toMatch(/^2 nov\. 2026Moins de 10 demandes/);
  });

  it('counts credits as credits, and says that a request may have several', async () => {
    await begin();
    const credits = within((await screen.findByText('Crédits demandés')).closest('section')!);
    await user.click(credits.getByRole('button', { name: 'Voir en tableau' }));
    expect(credits.getAllByRole('columnheader').map(textOf)).toEqual(['Raison', 'Crédits']);
    await user.click(credits.getByRole('link', { name: /Voir/ }));
    await screen.findByText('Chaque demande est listée une fois : plusieurs crédits ont pu être demandés à son sujet.');
  });

  it('leads to no reason where its requests may not be told', async () => {
    answered = { ...report, least: 10 };
    await begin();
    await screen.findByText('Ce que chaque vague a rapporté');
    expect(screen.queryByRole('link', { name: /Voir\s: / })).toBeNull();
  });

  const standing = async () => {
    const said = within((await screen.findByText('Ce qui ressort')).closest('section')!);
    return said.getAllByRole('listitem').map(textOf);
  };
  it('says where a region loses its requests, why, and who is missing there', async () => {
    const others = { beside: 'region', submitted: 5_000, confirmed: 4_000, validated: 3_600, offered: 3_500 };
    answered = {
      ...report,
      total: counts({ submitted: 100, confirmed: 90, validated: 80, offered: 20, claimed: 18, accepted: 17, contacted: 16, retained: 8 }),
      others: { ...others, claimed: 3_000, accepted: 2_900, contacted: 2_700, retained: 1_200 },
      before: null,
    };
    await begin('/ops-report?from=2026-11-01&to=2026-11-30&region=07');
    expect(await standing()).toEqual([
      'On perd ici plus qu’ailleurs entre « Validées » et « Offertes » : 25 % vont plus loin, contre 97,2 % dans les autres régions. Au taux d’ailleurs, 58 de plus sur 80 seraient allées plus loin. Voir les demandes',
      'Recherches sans preneur, le plus souvent : aucun professionnel admissible (40 sur 40). Voir les demandes',
      'Il manque des professionnels : Logement, Outaouais. 30 des 40 demandes validées sont restées sans preneur; 1 professionnel approuvé y prend les demandes de ce domaine. ',
    ]);
    const funnel = table('Du formulaire au mandat').getAllByRole('row').map(textOf);
    expect(funnel[0]).toContain('Des envoyées, ailleurs');
    expect(funnel[4]).toMatch(/Offertes.*20.*20 %.*70 %$/);
  });

  it('says which region loses most when none is chosen, and opens it', async () => {
    answered = { ...report, lost: [], unserved: [], gaps: [] };
    const { asked } = await begin();
    expect(await standing()).toEqual([
      'Par rapport à la période comparée, le recul est entre « Offertes » et « Réservées » : 71,4 % vont plus loin, contre 88,6 % avant. Voir les demandes',
      'On perd le plus en comparaison ici : Outaouais, 10 % d’acceptées, contre 42,1 % dans les autres régions. Pourquoi : Outaouais',
    ]);
    await user.click(screen.getByRole('button', { name: /Pourquoi\s: Outaouais/ }));
    await screen.findByRole('button', { name: 'Retirer les filtres' });
    expect(asked().at(-1)).toContain('region=07');
  });

  it('says nothing where too few are counted to tell', async () => {
    answered = {
      ...report,
      total: counts({ submitted: 12, accepted: 1 }),
      before: null,
      lost: [],
      unserved: [],
      gaps: [],
      by: { ...report.by, region: [] },
    };
    await begin();
    await screen.findByText('Ce que chaque vague a rapporté');
    expect(screen.queryByText('Ce qui ressort')).toBeNull();
  });

  it('says why there are no messages of a region', async () => {
    answered = { ...report, messages: null, staff: null, money: null };
    await begin();
    expect((await screen.findAllByText(/Compté seulement/)).length).toBe(3);
  });

  it('opens a region by itself, and keeps the choice in the address', async () => {
    const { asked } = await begin();
    await user.click(await screen.findByRole('button', { name: 'Outaouais' }));
    await screen.findByRole('button', { name: 'Retirer les filtres' });
    expect(asked().at(-1)).toContain('region=07');
  });

  it('holds back what few stand behind, and says so', async () => {
    answered = { ...report, least: 10 };
    await begin();
    await screen.findByText(/Ce qui repose sur moins de 10 demandes n’est pas montré/);
    table('Où sont les différences').getByText(/Moins de 10 demandes/);
    screen.getByText('1 raison rare n’est pas montrée.');
  });

  it('shows nothing but that where few match in all', async () => {
    answered = { ...report, few: true, least: 10, total: NOTHING, before: null };
    await begin();
    await screen.findByText(/Moins de 10 demandes correspondent/);
    expect(screen.queryByRole('group', { name: 'Du formulaire au mandat' })).toBeNull();
  });

  it('says that nothing matches', async () => {
    answered = { ...report, total: counts({}), before: null };
    await begin();
    await screen.findByText(/Aucune demande ne correspond/);
  });

  it('puts the numbers of the hours into the cells of a table', async () => {
    await begin();
    await screen.findByText('Quand les demandes arrivent');
    const monday = within(table('Quand les demandes arrivent').getByRole('row', { name: /^lundi/ }));
    expect(textOf(monday.getAllByRole('cell')[9])).toContain('77');
  });

  it('draws the regions, and tells who cannot see it where the numbers are', async () => {
    await begin();
    await screen.findByRole('img', { name: /Carte du Québec et de l’Ontario : Part acceptée/ });
  });

  it('tells as of when, where it is not now', async () => {
    answered = { ...report, at: '2026-11-15T15:00:00.000Z' };
    const { asked } = await begin('/ops-report?from=2026-11-01&to=2026-11-30&at=2026-11-15T10:00');
    await screen.findByText(/Chiffres tels qu’ils étaient connus.*une fin reprise depuis .* n’est pas comptée/);
    expect(asked()[0]).toContain('at=2026-11-15T');
  });

  it('asks as of no earlier instant for who sees no rows', async () => {
    answered = { ...report, least: 10 };
    const { asked } = await begin('/ops-report?from=2026-11-01&to=2026-11-30&at=2026-11-15T10:00');
    await screen.findByLabelText('Tel que connu le');
    keep(token({ role: 'jurilien_report_admin' }));
    await user.click(await screen.findByRole('button', { name: 'Outaouais' }));
    await screen.findByRole('button', { name: 'Retirer les filtres' });
    expect(screen.queryByLabelText('Tel que connu le')).toBeNull();
    const last = asked().at(-1)!;
    expect([last.includes('region=07'), last.includes('&at=')]).toEqual([true, false]);
  });

  it('a list of too few is none', async () => {
    rows = { data: [], total: 0, few: true };
    await begin('/ops-report/requests?from=2026-11-01&to=2026-11-30&step=retained');
    await screen.findByText(/Trop peu de demandes/);
  });
});
