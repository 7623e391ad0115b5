const fr = { first: '(la première fois, avant le recul de l’heure)', second: '(la deuxième fois, après le recul de l’heure)' };
const en = { first: '(the first time, before clocks go back)', second: '(the second time, after clocks go back)' };

export const timeTexts = { fr, en };
