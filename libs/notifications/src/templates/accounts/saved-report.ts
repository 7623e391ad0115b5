import { template } from '../../template.js';

/** The figures of a report that someone of the team keeps: to a colleague, as they may see them. */
export const savedReport = template({
  rule: 'saved-report',
  class: 'transactional',
  audience: 'account',
  endsByButton: true,
  vars: {
    name: 'personal',
    days: 'public',
    basis: 'public',
    figures: 'public',
    times: 'public',
    next: 'public',
    reportUrl: 'public',
    stopUrl: 'public',
  },
  from: {
    name: 'reportName',
    days: 'reportDays',
    basis: 'reportBasis',
    figures: 'reportFigures',
    times: 'reportTimes',
    next: 'reportNext',
    stopUrl: 'reportStopUrl',
  },
  samples: {
    fr: {
      name: 'Outaouais, famille',
      days: 'du 23 novembre 2026 au 29 novembre 2026',
      basis: 'Comparées avec celles du 16 novembre 2026 au 22 novembre 2026, telles qu’elles étaient après le même temps.',
      figures: 'Envoyées\u00a0: 120 (avant\u00a0: 98)\nConfirmées\u00a0: 104 (avant\u00a0: 90)',
      times: 'Valider\u00a0: médiane 12 min 0 s, p90 2 h 5 min',
      next: 'Prochain envoi : lundi 7 décembre à 7 h 30, heure de Montréal et de Toronto.',
      reportUrl: 'https://jurilien.example/admin/ops-report?report=018f2a10',
      stopUrl: 'https://jurilien.example/admin/ops-report?report=018f2a10&mail=stop',
    },
    en: {
      name: 'Outaouais, family',
      days: 'from November 23, 2026 to November 29, 2026',
      basis: 'Compared with those from November 16, 2026 to November 22, 2026, as they stood after the same time.',
      figures: 'Submitted: 120 (before: 98)\nConfirmed: 104 (before: 90)',
      times: 'Validate: median 12 min 0 s, p90 2 h 5 min',
      next: 'Next mail: Monday, December 7 at 7:30 a.m., Montréal and Toronto time.',
      reportUrl: 'https://jurilien.example/en/admin/ops-report?report=018f2a10',
      stopUrl: 'https://jurilien.example/en/admin/ops-report?report=018f2a10&mail=stop',
    },
  },
  email: {
    fr: {
      subject: 'Rapport « {name} »',
      preview: 'Demandes envoyées {days}.',
      body: [
        'Demandes envoyées {days}, à l’heure de Montréal et de Toronto, et ce qu’elles sont devenues depuis. {basis}',
        '{figures}',
        'Délais, en temps réel',
        '{times}',
        'Ce que chaque chiffre veut dire est expliqué sur la page du rapport. {next}',
      ],
      button: { label: 'Ouvrir le rapport', url: '{reportUrl}' },
      more: { label: 'Ne plus recevoir ce rapport', url: '{stopUrl}' },
    },
    en: {
      subject: 'Report “{name}”',
      preview: 'Requests submitted {days}.',
      body: [
        'Requests submitted {days}, Montréal and Toronto time, and what became of them since. {basis}',
        '{figures}',
        'Times, elapsed',
        '{times}',
        'What each figure means is explained on the page of the report. {next}',
      ],
      button: { label: 'Open the report', url: '{reportUrl}' },
      more: { label: 'Stop sending me this report', url: '{stopUrl}' },
    },
  },
});
