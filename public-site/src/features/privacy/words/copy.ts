const fr = {
  until: 'Elle peut être téléchargée jusqu’au {until}. Après, elle est détruite; vous pourrez en demander une autre.',
  download: 'Télécharger',
  pdf: 'Document (PDF)',
  csv: 'Tableau (CSV)',
  json: 'Données (JSON)',
  files: 'Vos fichiers',
  file: 'Fichier {type}, {size}',
  back: 'Voir la demande',
};

const en: typeof fr = {
  until: 'It can be downloaded until {until}. After that it is destroyed; you may ask for another one.',
  download: 'Download',
  pdf: 'Document (PDF)',
  csv: 'Table (CSV)',
  json: 'Data (JSON)',
  files: 'Your files',
  file: 'File {type}, {size}',
  back: 'See the request',
};

export const copyTexts = { fr, en };
