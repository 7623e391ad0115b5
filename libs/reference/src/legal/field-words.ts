import { LAWYER_TYPES } from './lawyer-types.js';

/** Letters without accents or case. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’']/g, ' ');

/** Words of the labels and hints that say nothing about a field. */
const IDLE: ReadonlySet<string> = new Set(
  (
    'droit autre chose apres avec sans gros pour aide bien law other something else after with without large home goods found ' +
    'sure where fits will wills mon sais classer situation personne person people reaching ville city young'
  ).split(' '),
);

/** Beginnings of everyday words, in both languages, that the labels and hints do not have. */
const EVERYDAY: Readonly<Record<string, string>> = {
  family: 'separ divorc garde pension conjoint epou mari ex-mari enfant custody spouse husband wife child ex-wife alimony parental',
  criminal:
    'arret arrest accus police detenu detention prison vol agress voies-de-fait alcool impaired jail charge assault theft bail-hearing',
  housing: 'loyer locat proprio propriet landlord tenant evict evinc expuls bail logement appart rent lease moisi mold punaise bedbug',
  hiddenDefect: 'vice defaut infiltration fondation defect leak foundation',
  realEstate: 'maison terrain notaire hypothe condo copropri voisin servitude house mortgage neighbour property courtier',
  labour:
    'congedi patron employeur emploi salaire harcel licenci travail boss employer fired job wage dismiss harass overtime cnesst syndicat',
  civilLiability: 'blesse chute diffam dommage injur fell slander damage neglig',
  business: 'entreprise compagnie associe facture fournisseur company business invoice supplier incorpor shareholder',
  immigration: 'visa immigr refugie asile citoyen residence parrain deport sponsor refugee asylum citizen',
  estates:
    'herit success testament deces mort notarie liquidat died death my-will a-will the-will last-will estate inherit executor probate',
  administrative: 'ministere saaq ordre municipal ministry tribunal licence-revoked',
  tax: 'impot fisc revenu-quebec cotisation tax cra audit tps tvq gst',
  consumer: 'garantie commercant rembours vendeur dette faillite achete warranty merchant refund debt bankrupt store scam fraude',
  insurance: 'assur insur indemn sinistre invalidite disabilit claim-denied',
  youth: 'dpj jeunesse signalement adolescent youth children-s-aid',
  smallClaims: 'petites-creances creance reclam poursuiv mise-en-demeure owes small-claims sue',
  traffic: 'contravention constat vitesse radar ticket speeding permis-de-conduire driver',
  mediation: 'mediat entente-a-l-amiable',
};

interface FieldWords {
  readonly code: string;
  readonly everyday: readonly string[];
  readonly listed: readonly string[];
}

/** Words of a label or a hint, without the ending of a plural. */
const stems = (text: string): string[] =>
  plain(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length >= 4 && !IDLE.has(word))
    .map((word) => word.replace(/[sx]$/, ''));

const FIELDS: readonly FieldWords[] = LAWYER_TYPES.filter((t) => t.code !== 'other').map((t) => ({
  code: t.code,
  everyday: (EVERYDAY[t.code] ?? '').split(' ').filter(Boolean),
  listed: [...new Set(stems([t.fr, t.en, t.hintFr, t.hintEn].join(' ')))],
}));

const MOST = 3;
/** Short words would begin too many others: they count only when they stand alone, or in the plural. */
const SHORT = 4;

/**
 * Fields of law that someone's own words point to, the likeliest first, three at most; none when nothing is recognised. The words
 * may be in either language, whatever the language of the page.
 */
export function suggestFields(words: string): string[] {
  const said = plain(words)
    .split(/[^a-z]+/)
    .filter(Boolean);
  const phrase = ` ${said.join(' ')} `;
  const meant = (stem: string): boolean => {
    if (stem.includes('-')) return phrase.includes(` ${stem.replaceAll('-', ' ')} `);
    return said.some((word) => (stem.length <= SHORT ? word.replace(/[sx]$/, '') === stem.replace(/[sx]$/, '') : word.startsWith(stem)));
  };
  return FIELDS.map(({ code, everyday, listed }, place) => ({
    code,
    place,
    points: everyday.filter(meant).length * 2 + listed.filter(meant).length,
  }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.place - b.place)
    .slice(0, MOST)
    .map(({ code }) => code);
}
