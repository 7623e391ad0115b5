import { template } from '../../template.js';

/** A list that someone of the team asked for is there as a file, or will not be: they need not watch its progress. */
export const exportOver = template({
  rule: 'export-over',
  class: 'transactional',
  audience: 'account',
  vars: { name: 'personal', list: 'public', outcome: 'public', exportsUrl: 'public' },
  from: { name: 'accountName', list: 'exportedList', outcome: 'howExportEnded' },
  choices: {
    list: {
      leads: { fr: 'Demandes', en: 'Requests' },
      professionals: { fr: 'Professionnels', en: 'Professionals' },
      messages: { fr: 'Messages', en: 'Messages' },
      ledger: { fr: 'Grand livre', en: 'Ledger' },
      recipients: { fr: 'Destinataires d’une campagne', en: 'Recipients of a campaign' },
    },
    outcome: {
      ready: {
        fr: 'Le fichier est prêt. Vous pouvez l’ouvrir, et personne d’autre, jusqu’au moment indiqué sous « Exports »; puis il est effacé.',
        en: 'The file is ready. Only you can open it, until the time shown under “Exports”, then it is erased.',
      },
      filter: {
        fr: 'Le fichier n’a pas été préparé : la liste ne peut pas être filtrée ainsi.',
        en: 'The file was not prepared: the list cannot be filtered like this.',
      },
      account: {
        fr: 'Le fichier n’a pas été préparé : votre rôle a changé depuis votre demande.',
        en: 'The file was not prepared: your role has changed since you asked.',
      },
      faults: {
        fr: 'Le fichier n’a pas été préparé : trop d’erreurs sont survenues. Demandez-le de nouveau.',
        en: 'The file was not prepared: there were too many errors. Ask for it again.',
      },
    },
  },
  samples: {
    fr: { name: 'Mélanie Gagné', list: 'leads', outcome: 'ready', exportsUrl: 'https://jurilien.example/admin/exports' },
    en: { name: 'Megan Fraser', list: 'ledger', outcome: 'faults', exportsUrl: 'https://jurilien.example/en/admin/exports' },
  },
  email: {
    fr: {
      subject: 'Votre export : {list}',
      preview: 'Voici ce qu’il en est.',
      body: ['Bonjour {name},', 'Vous avez demandé un export de cette liste : {list}. {outcome}'],
      button: { label: 'Voir les exports', url: '{exportsUrl}' },
    },
    en: {
      subject: 'Your export: {list}',
      preview: 'Here is what became of it.',
      body: ['Hello {name},', 'You asked for an export of this list: {list}. {outcome}'],
      button: { label: 'See the exports', url: '{exportsUrl}' },
    },
  },
  inapp: {
    fr: { title: 'Votre export : {list}', text: '{outcome}', url: '/admin/exports' },
    en: { title: 'Your export: {list}', text: '{outcome}', url: '/en/admin/exports' },
  },
});
