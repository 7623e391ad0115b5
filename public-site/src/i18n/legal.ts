const fr = { contents: 'Sur cette page' };
const en: Record<keyof typeof fr, string> = { contents: 'On this page' };
export const legalWords = { fr, en };
