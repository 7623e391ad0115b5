const fr = { copied: 'C’est copié.', copyFailed: 'La copie n’a pas fonctionné. Sélectionnez le texte et copiez-le.' };
const en: Record<keyof typeof fr, string> = { copied: 'Copied.', copyFailed: 'Copying did not work. Select the text and copy it.' };
export const copyTexts = { fr, en };
