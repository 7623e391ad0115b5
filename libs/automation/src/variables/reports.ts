import { type MailedFigures, type ReportMail, savedReport, type SavedReportState } from '@jurilien/reports';
import { dayWords, FIGURE_NAMES, FIGURE_WORDS, figureWords, lastingWords, SPAN_NAMES, SPAN_WORDS, whenWords } from '@jurilien/reference';
import { found } from '../lookup.js';
import type { Finder, Reader } from '../variable.js';
import { variable } from '../variable.js';

type Lang = Reader['lang'];
const reportOf = found(savedReport, ({ about }) => about.reportId);

/** What the reader is told of the moment that the occurrence is about; nothing of an older one, or to who is no recipient any more. */
async function toldOf(
  l: Finder,
): Promise<{ readonly report: SavedReportState; readonly mail: ReportMail; readonly told: MailedFigures } | undefined> {
  const { userId, plannedAt } = l.about;
  const report = await reportOf(l);
  const [run] = report?.runs ?? [];
  const told = userId === undefined ? undefined : report?.written[userId];
  const waits = run?.plannedAt === plannedAt && report?.mail?.recipients.includes(userId ?? '');
  return report?.mail && told && waits ? { report, mail: report.mail, told } : undefined;
}

const days = ({ from, to }: { readonly from: string; readonly to: string }, lang: Lang): string =>
  lang === 'fr' ? `du ${dayWords(from, lang)} au ${dayWords(to, lang)}` : `from ${dayWords(from, lang)} to ${dayWords(to, lang)}`;

/** Each figure with its name, and what it was before; one line each, as the page writes them. */
function figureLines({ figures, before, few, least }: MailedFigures, lang: Lang): string {
  if (few)
    return lang === 'fr'
      ? `Moins de ${least} demandes correspondent : aucun chiffre n’est montré, pour que personne ne soit reconnu.`
      : `Fewer than ${least} requests match: no figure is shown, so that no one is recognised.`;
  const line = (name: (typeof FIGURE_NAMES)[number]): string => {
    const earlier = before && ` (${lang === 'fr' ? 'avant' : 'before'}${colon(lang)}${figureWords(name, before.figures[name], lang)})`;
    return `${FIGURE_WORDS[name][lang].label}${colon(lang)}${figureWords(name, figures[name], lang)}${earlier ?? ''}`;
  };
  return FIGURE_NAMES.map(line).join('\n');
}

/** Each time with its median and p90, in elapsed time. */
function timeLines({ times, few }: MailedFigures, lang: Lang): string {
  if (few) return '–';
  const line = (span: (typeof SPAN_NAMES)[number]): string => {
    const median = `${lang === 'fr' ? 'médiane' : 'median'} ${lastingWords(times[span]?.median, lang)}`;
    return `${SPAN_WORDS[span][lang].label}${colon(lang)}${median}, p90 ${lastingWords(times[span]?.p90, lang)}`;
  };
  return SPAN_NAMES.map(line).join('\n');
}
const colon = (lang: Lang): string => (lang === 'fr' ? '\u00a0: ' : ': ');

/** What the figures are compared with, and what is held back of them. */
function basis({ before, least }: MailedFigures, lang: Lang): string {
  const compared =
    before && (lang === 'fr' ? `Comparées avec celles ${days(before, lang)}.` : `Compared with those ${days(before, lang)}.`);
  const held =
    least > 0 &&
    (lang === 'fr'
      ? `Ce qui repose sur moins de ${least} demandes n’est pas montré.`
      : `What rests on fewer than ${least} requests is not shown.`);
  const none = lang === 'fr' ? 'Sans comparaison.' : 'Without a comparison.';
  return [compared ?? none, held].filter(Boolean).join(' ');
}

/** When the next one goes; nothing is promised of a mail that is paused. */
function nextWords({ paused, nextAt }: ReportMail, lang: Lang): string {
  if (paused) return lang === 'fr' ? 'Aucun autre envoi n’est prévu.' : 'No other mail is planned.';
  const at = whenWords(nextAt, lang);
  return lang === 'fr' ? `Prochain envoi : ${at}, heure de Montréal et de Toronto.` : `Next mail: ${at}, Montréal and Toronto time.`;
}

const said = (
  key: string,
  label: { readonly fr: string; readonly en: string },
  sample: { readonly fr: string; readonly en: string },
  say: (told: NonNullable<Awaited<ReturnType<typeof toldOf>>>, lang: Lang) => string | undefined,
) =>
  variable({
    key,
    label,
    privacy: key === 'reportName' ? 'personal' : 'public',
    sample,
    find: async (l, { lang }) => {
      const told = await toldOf(l);
      return told && say(told, lang);
    },
  });

const page = (key: string, label: { readonly fr: string; readonly en: string }, more: string) =>
  variable({
    key,
    label,
    privacy: 'public',
    sample: {
      fr: `https://jurilien.example/admin/ops-report?report=018f2a10${more}`,
      en: `https://jurilien.example/en/admin/ops-report?report=018f2a10${more}`,
    },
    find: ({ publicUrl, about: { reportId } }, { lang }) =>
      reportId && `${publicUrl}${lang === 'fr' ? '' : '/en'}/admin/ops-report?report=${reportId}${more}`,
  });

/** What the mail of a saved report says. */
export const reportVariables = [
  said(
    'reportName',
    { fr: 'Nom du rapport enregistré', en: 'Name of the saved report' },
    { fr: 'Outaouais, famille', en: 'Outaouais, family' },
    ({ report }) => report.name,
  ),
  said(
    'reportDays',
    { fr: 'Jours du rapport', en: 'Days of the report' },
    { fr: 'du 23 novembre 2026 au 29 novembre 2026', en: 'from November 23, 2026 to November 29, 2026' },
    ({ told }, lang) => days(told, lang),
  ),
  said(
    'reportBasis',
    { fr: 'Ce avec quoi le rapport est comparé', en: 'What the report is compared with' },
    {
      fr: 'Comparées avec celles du 16 novembre 2026 au 22 novembre 2026.',
      en: 'Compared with those from November 16, 2026 to November 22, 2026.',
    },
    ({ told }, lang) => basis(told, lang),
  ),
  said(
    'reportFigures',
    { fr: 'Chiffres du rapport, un par ligne', en: 'Figures of the report, one per line' },
    {
      fr: 'Envoyées\u00a0: 120 (avant\u00a0: 98)\nConfirmées\u00a0: 104 (avant\u00a0: 90)',
      en: 'Submitted: 120 (before: 98)\nConfirmed: 104 (before: 90)',
    },
    ({ told }, lang) => figureLines(told, lang),
  ),
  said(
    'reportTimes',
    { fr: 'Délais du rapport, un par ligne', en: 'Times of the report, one per line' },
    { fr: 'Valider\u00a0: médiane 12 min 0 s, p90 2 h 5 min', en: 'Validate: median 12 min 0 s, p90 2 h 5 min' },
    ({ told }, lang) => timeLines(told, lang),
  ),
  said(
    'reportNext',
    { fr: 'Prochain envoi du rapport', en: 'Next mail of the report' },
    {
      fr: 'Prochain envoi : lundi 7 décembre à 7 h 30, heure de Montréal et de Toronto.',
      en: 'Next mail: Monday, December 7 at 7:30 a.m., Montréal and Toronto time.',
    },
    ({ mail }, lang) => nextWords(mail, lang),
  ),
  page('reportUrl', { fr: 'Page du rapport enregistré', en: 'Page of the saved report' }, ''),
  page('reportStopUrl', { fr: 'Page où l’on cesse de recevoir le rapport', en: 'Page where one stops getting the report' }, '&mail=stop'),
];
