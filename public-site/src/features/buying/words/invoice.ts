const fr = {
  title: 'Facture',
  pdf: 'Télécharger le PDF',
  otherPdf: 'PDF en anglais',
  print: 'Imprimer',
  back: 'Retour aux juricoins',
  fileFailed: 'Le fichier n’a pas pu être téléchargé. Réessayez.',
  goneTitle: 'Nous ne trouvons pas ce document',
  goneText: 'Il appartient peut-être à un autre compte. Vos factures sont toutes sur la page des juricoins.',
};

const en: Record<keyof typeof fr, string> = {
  title: 'Invoice',
  pdf: 'Download the PDF',
  otherPdf: 'PDF in French',
  print: 'Print',
  back: 'Back to juricoins',
  fileFailed: 'The file could not be downloaded. Try again.',
  goneTitle: 'We cannot find this document',
  goneText: 'It may belong to another account. All your invoices are on the juricoins page.',
};

/** Words around an invoice or a credit note; the document brings its own. */
export const invoiceTexts = { fr, en };
