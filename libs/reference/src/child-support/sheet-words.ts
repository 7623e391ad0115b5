import type { LawReason } from './law.js';

const fr = {
  title: 'Pension alimentaire pour enfants : estimation',
  you: 'Vous',
  other: 'L’autre parent',
  both: 'Ensemble',
  line: 'Ligne',
  what: 'Ce qu’elle dit',
  youPay: 'Vous verseriez à l’autre parent',
  otherPays: 'L’autre parent vous verserait',
  noOne: 'Aucune pension à verser',
  noOneWhy: 'Selon ces chiffres, aucun des deux parents ne verse de pension à l’autre.',
  perMonth: 'par mois',
  year: 'Par année',
  month: 'Par mois',
  fortnight: 'Aux deux semaines',
  week: 'Par semaine',
  estimate:
    'C’est une estimation, pas un avis juridique. Le formulaire ou la table officielle prévaut, et un tribunal peut décider autrement.',
  which: 'Quelle règle s’applique, et pourquoi',
  quebecModel: 'Le modèle québécois de fixation des pensions alimentaires pour enfants.',
  federalModel: 'Les lignes directrices fédérales sur les pensions alimentaires pour enfants.',
  unsure: 'Ici, un tribunal pourrait retenir une autre règle. Faites vérifier ce point avant de vous engager.',
  quebecTable: 'Table du Québec en vigueur depuis le {date}.',
  federalTable: 'Tables fédérales en vigueur depuis le {date}.',
  afterTable: 'La table du Québec de {year} n’est pas encore ici : le calcul emploie celle de {table}. Le montant changera un peu.',
  capped:
    'Le montant a été ramené à la moitié du revenu disponible du parent qui verse (ligne 601). Le tribunal peut décider autrement, notamment à cause des biens de ce parent.',
  aboveQuebec:
    'Le revenu disponible des parents dépasse 200 000 $ : au-delà, la table n’est qu’indicative, et le tribunal peut fixer un autre montant.',
  aboveFederalYou:
    'Votre revenu dépasse 150 000 $. Le tribunal peut s’en tenir à {top} par mois pour les premiers 150 000 $, et fixer lui-même ce qui s’ajoute.',
  aboveFederalOther:
    'Le revenu de l’autre parent dépasse 150 000 $. Le tribunal peut s’en tenir à {top} par mois pour les premiers 150 000 $, et fixer lui-même ce qui s’ajoute.',
  sharedFederal:
    'En temps partagé, la différence entre les tables n’est qu’un point de départ : le tribunal regarde aussi les coûts plus élevés et la situation de chacun.',
  mixed:
    'Les lignes directrices n’ont pas de règle pour plusieurs formes de partage à la fois. Ce calcul réunit les articles 8 et 9; le tribunal pourrait faire autrement.',
  noIncome: 'Sans revenu disponible, la formule ne répartit rien entre les parents.',
  expensesAlone: 'Personne ne verse de pension, mais les frais se partagent : {a} pour vous et {b} pour l’autre parent, par année.',
  expensesPaid: 'Le calcul suppose que les frais sont payés par le parent qui reçoit la pension.',
  averageDays: 'Quand les enfants n’ont pas le même horaire, le formulaire emploie la moyenne.',
  sourcesOfIncome: 'Partie 2 : revenus',
  income: 'Partie 3 : revenu disponible',
  contribution: 'Partie 4 : contribution des parents',
  custody: 'Partie 5',
  ability: 'Partie 6 : capacité de payer',
  fromTable: 'table, {children}, revenu de la ligne 306',
  lesser: 'le moindre de 601 et 602',
  ofDays: 'jours ÷ 365',
  otherMark: 'Le signe ′ désigne la même ligne chez l’autre parent.',
  rounding: 'Chaque ligne est calculée sans arrondi; seul le montant final est arrondi au cent. Le règlement ne prescrit pas d’arrondi.',
  tables: 'Montant des tables',
  tableOf: 'Table de',
  annualIncome: 'Revenu annuel',
  scheduleDues: 'Annexe III, al. 1g)',
  dues: 'Cotisations syndicales et professionnelles, à déduire',
  incomeAfterDues: 'Revenu après ces cotisations',
  childrenCounted: 'Enfants qui vivent surtout avec l’autre, ou en temps partagé',
  formula: '{base} + {percent} de ce qui dépasse {from}',
  below: 'revenu sous le premier palier',
  none: 'rien à verser',
  rule: 'Calcul de la table',
  owes: 'Montant de la table, par mois',
  setOff: 'Différence entre les deux montants, par mois',
  special: 'Dépenses spéciales ou extraordinaires',
  totalExpenses: 'Total des dépenses, par année',
  share: 'Part selon les revenus',
  shareYear: 'Part des dépenses, par année',
  shareMonth: 'Part de celui qui verse, par mois',
  total: 'Total par mois',
  article: 'Art. {n}',
  childrenOne: '1 enfant',
  childrenMany: '{n} enfants',
  sources: 'Sources',
  made: 'Estimation du {date}.',
};
const en: Record<keyof typeof fr, string> = {
  title: 'Child support: estimate',
  you: 'You',
  other: 'The other parent',
  both: 'Together',
  line: 'Line',
  what: 'What it says',
  youPay: 'You would pay the other parent',
  otherPays: 'The other parent would pay you',
  noOne: 'No support to pay',
  noOneWhy: 'With these figures, neither parent pays the other support.',
  perMonth: 'per month',
  year: 'Per year',
  month: 'Per month',
  fortnight: 'Every two weeks',
  week: 'Per week',
  estimate: 'This is an estimate, not legal advice. The official form or table prevails, and a court may decide otherwise.',
  which: 'Which rule applies, and why',
  quebecModel: 'The Quebec model for the determination of child support payments.',
  federalModel: 'The Federal Child Support Guidelines.',
  unsure: 'Here a court could apply another rule. Have this point checked before you commit yourself.',
  quebecTable: 'Quebec table in force since {date}.',
  federalTable: 'Federal tables in force since {date}.',
  afterTable: 'Quebec’s table of {year} is not here yet: the calculation uses that of {table}. The amount will change a little.',
  capped:
    'The amount was brought down to half of the paying parent’s disposable income (line 601). The court may decide otherwise, in particular because of that parent’s assets.',
  aboveQuebec:
    'The parents’ disposable income is above $200,000: beyond that the table is only an indication, and the court may set another amount.',
  aboveFederalYou:
    'Your income is above $150,000. The court may keep to {top} a month for the first $150,000 and decide itself what is added.',
  aboveFederalOther:
    'The other parent’s income is above $150,000. The court may keep to {top} a month for the first $150,000 and decide itself what is added.',
  sharedFederal:
    'With shared time, the difference between the tables is only a starting point: the court also looks at the higher costs and at each parent’s situation.',
  mixed:
    'The guidelines have no rule for several arrangements at once. This calculation joins sections 8 and 9; the court could do otherwise.',
  noIncome: 'Without disposable income, the formula divides nothing between the parents.',
  expensesAlone: 'No one pays support, but the expenses are shared: {a} for you and {b} for the other parent, per year.',
  expensesPaid: 'The calculation assumes that the parent who receives support pays the expenses.',
  averageDays: 'Where the children do not have the same schedule, the form uses the average.',
  sourcesOfIncome: 'Part 2: income',
  income: 'Part 3: disposable income',
  contribution: 'Part 4: contribution of the parents',
  custody: 'Part 5',
  ability: 'Part 6: ability to pay',
  fromTable: 'table, {children}, income of line 306',
  lesser: 'the lesser of 601 and 602',
  ofDays: 'days ÷ 365',
  otherMark: 'The sign ′ means the same line of the other parent.',
  rounding:
    'Each line is calculated without rounding; only the final amount is rounded to the cent. The regulation prescribes no rounding.',
  tables: 'Table amounts',
  tableOf: 'Table of',
  annualIncome: 'Annual income',
  scheduleDues: 'Sched. III, s. 1(g)',
  dues: 'Union and professional dues, deducted',
  incomeAfterDues: 'Income after these dues',
  childrenCounted: 'Children who live mostly with the other, or in shared time',
  formula: '{base} + {percent} of what is above {from}',
  below: 'income below the first band',
  none: 'nothing to pay',
  rule: 'How the table counts',
  owes: 'Table amount, per month',
  setOff: 'Difference between the two amounts, per month',
  special: 'Special or extraordinary expenses',
  totalExpenses: 'Total expenses, per year',
  share: 'Share by income',
  shareYear: 'Share of the expenses, per year',
  shareMonth: 'Share of the one who pays, per month',
  total: 'Total per month',
  article: 's. {n}',
  childrenOne: '1 child',
  childrenMany: '{n} children',
  sources: 'Sources',
  made: 'Estimate of {date}.',
};
export const sheetWords = { fr, en };

/** Why a law applies, in a sentence. */
export const LAW_WORDS: Readonly<Record<LawReason, { readonly fr: string; readonly en: string }>> = {
  'divorce-in-quebec': {
    fr: 'Vous divorcez et vous vivez tous deux au Québec. La Loi sur le divorce renvoie alors aux règles du Québec : être mariés n’y change rien.',
    en: 'You are divorcing and both live in Quebec. The Divorce Act then refers to Quebec’s rules: being married makes no difference.',
  },
  'divorce-elsewhere': {
    fr: 'Vous divorcez et au moins un des deux vit hors du Québec. Les lignes directrices fédérales s’appliquent, avec la table de la province de celui qui verse.',
    en: 'You are divorcing and at least one of you lives outside Quebec. The federal guidelines apply, with the table of the payer’s province.',
  },
  'family-in-quebec': {
    fr: 'Vous vivez tous deux au Québec et aucun divorce n’est demandé. Le Code civil s’applique, que vous ayez été mariés ou non.',
    en: 'You both live in Quebec and no divorce is asked for. The Civil Code applies, whether or not you were married.',
  },
  'children-in-quebec': {
    fr: 'Aucun divorce n’est demandé, et les enfants vivent au Québec au moins autant qu’ailleurs. C’est la loi de leur domicile qui compte.',
    en: 'No divorce is asked for, and the children live in Quebec at least as much as elsewhere. The law of their home counts.',
  },
  'children-elsewhere': {
    fr: 'Aucun divorce n’est demandé, et les enfants vivent surtout hors du Québec. La loi de leur domicile compte; les provinces se servent des tables fédérales.',
    en: 'No divorce is asked for, and the children live mostly outside Quebec. The law of their home counts; the provinces use the federal tables.',
  },
  ontario: {
    fr: 'Vous vivez tous deux en Ontario et aucun divorce n’est demandé. Les lignes directrices de l’Ontario emploient les tables fédérales.',
    en: 'You both live in Ontario and no divorce is asked for. Ontario’s guidelines use the federal tables.',
  },
  'other-province': {
    fr: 'Aucun divorce n’est demandé, et vous vivez dans des provinces dont chacune a sa loi. La plupart emploient les tables fédérales, que voici.',
    en: 'No divorce is asked for, and you live in provinces that each have their own law. Most use the federal tables, shown here.',
  },
};

interface Source {
  readonly fr: string;
  readonly en: string;
  readonly hrefFr: string;
  readonly hrefEn: string;
}
const lois = (en: string, fr: string) => ({
  hrefFr: `https://laws-lois.justice.gc.ca/fra/${fr}/`,
  hrefEn: `https://laws-lois.justice.gc.ca/eng/${en}/`,
});
const legis = (path: string) => ({
  hrefFr: `https://www.legisquebec.gouv.qc.ca/fr/document/${path}`,
  hrefEn: `https://www.legisquebec.gouv.qc.ca/en/document/${path}`,
});
export const SOURCES = {
  divorceAct: { fr: 'Loi sur le divorce, art. 2(1) et 15.1', en: 'Divorce Act, ss. 2(1) and 15.1', ...lois('acts/D-3.4', 'lois/D-3.4') },
  designation: {
    fr: 'Décret désignant le Québec, DORS/97-237',
    en: 'Order designating Quebec, SOR/97-237',
    ...lois('regulations/SOR-97-237', 'reglements/DORS-97-237'),
  },
  guidelines: {
    fr: 'Lignes directrices fédérales, DORS/97-175, art. 3, 4, 7, 8, 9 et 15 à 20 et annexes I et III',
    en: 'Federal Child Support Guidelines, SOR/97-175, ss. 3, 4, 7, 8, 9 and 15 to 20 and Schedules I and III',
    ...lois('regulations/SOR-97-175', 'reglements/DORS-97-175'),
  },
  civilCode: { fr: 'Code civil du Québec, art. 585 à 596.1', en: 'Civil Code of Québec, arts. 585 to 596.1', ...legis('lc/CCQ-1991') },
  domicile: { fr: 'Code civil du Québec, art. 3094', en: 'Civil Code of Québec, art. 3094', ...legis('lc/CCQ-1991') },
  form: {
    fr: 'Règlement sur la fixation des pensions alimentaires pour enfants, RLRQ c. C-25.01, r. 0.4, et son annexe I',
    en: 'Regulation respecting the determination of child support payments, CQLR c. C-25.01, r. 0.4, and its Schedule I',
    ...legis('rc/C-25.01,%20r.%200.4'),
  },
  table: {
    fr: 'Table de fixation de la contribution alimentaire parentale de base, RLRQ c. C-25.01, r. 12',
    en: 'Basic parental contribution determination table, CQLR c. C-25.01, r. 12',
    ...legis('rc/C-25.01,%20r.%2012'),
  },
  ontario: {
    fr: 'Ontario : Loi sur le droit de la famille, art. 33, et Règl. de l’Ont. 391/97',
    en: 'Ontario: Family Law Act, s. 33, and O. Reg. 391/97',
    hrefFr: 'https://www.ontario.ca/fr/lois/reglement/970391',
    hrefEn: 'https://www.ontario.ca/laws/regulation/970391',
  },
} as const satisfies Record<string, Source>;

/** The articles behind each reason. */
export const LAW_SOURCES: Readonly<Record<LawReason, readonly (keyof typeof SOURCES)[]>> = {
  'divorce-in-quebec': ['divorceAct', 'designation', 'form', 'table'],
  'divorce-elsewhere': ['divorceAct', 'guidelines'],
  'family-in-quebec': ['civilCode', 'form', 'table'],
  'children-in-quebec': ['civilCode', 'domicile', 'form', 'table'],
  'children-elsewhere': ['domicile', 'guidelines'],
  ontario: ['ontario', 'guidelines'],
  'other-province': ['guidelines'],
};
