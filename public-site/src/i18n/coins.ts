const fr = {
  coinsOne: '{n} juricoin',
  coinsMany: '{n} juricoins',
  dollars: '≈ {from} à {to} avant taxes, selon le nombre acheté à la fois',
  included: 'Compris dans votre forfait',
};
const en: Record<keyof typeof fr, string> = {
  coinsOne: '{n} juricoin',
  coinsMany: '{n} juricoins',
  dollars: '≈ {from} to {to} before taxes, depending on how many you buy at once',
  included: 'Included in your plan',
};
export const coinTexts = { fr, en };
