import { type MailedFigures, type ReportMail, savedReport, type SavedReportState } from '@jurilien/reports';
import { found } from '../../lookup.js';
import type { Finder, Reader } from '../../variable.js';
import { variable } from '../../variable.js';
import { basis, days, figureLines, nextWords, timeLines } from './lines.js';

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
      fr: 'Comparées avec celles du 16 novembre 2026 au 22 novembre 2026, telles qu’elles étaient après le même temps.',
      en: 'Compared with those from November 16, 2026 to November 22, 2026, as they stood after the same time.',
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
