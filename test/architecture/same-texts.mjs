/** Texts that are the same in French and in English: someone forgot to translate them, unless both languages say it so. */
import { readIcu } from './icu.mjs';

/** Words of both languages, singular and plural. */
const SHARED = new Set(
  (
    'action administration audit base bit bits budget cause client clients code codes conclusion conditions condo configuration console consultation ' +
    'consultations contact conversation conversations correction date dates distance document documents exports format guides immigration incidents ' +
    'invitation invitations lots menu message messages min minute minutes nature net note notes page pages pause pdf point points promotion promotions prospects province ' +
    'provinces pts publication question questions rotation satisfaction section segment segments service session source sources super taxes ' +
    'total type urgent validation validations variables version versions'
  ).split(' '),
);
/** Names: of places, of firms, of ours; and of each language, which is written in itself. */
const NAMES =
  /Abitibi-Témiscamingue|Alberta|Bas-Saint-Laurent|Capitale-Nationale|Centre communautaire juridique de l’|Centre-du-Québec|Chaudière-Appalaches|Commission d’accès à l’information|Côte-Nord|English|Estrie|Français|Gaspésie–Îles-de-la-Madeleine|Juricoins?|juricoins?|Jurilien|Juripop|Lanaudière|Laurentides|Laval|Manitoba|Mauricie|Microsoft|Montérégie|Montréal|Neolegal|Nord-du-Québec|Nunavut|Ontario|Outaouais|Outlook|Revenu Québec|Saguenay–Lac-Saint-Jean|Saskatchewan|Toronto|Yukon/g;
/** Not read by people (ids, addresses), made up to try a message with, or in French for readers of English: the way to the French text. */
const NOT_WORDS = /(^|\.)(id|url|is|samples|frenchLink)(\.|$)/;

/** Cookies of the site, which the policy calls by their names. */
const COOKIES = /^(draft|envoyee|__Host-dv|__Host-rt|mesure|arrivee|essai)(, \w+)*$/;

const isShared = (text) =>
  readIcu(text, 'fr')
    .sentences.join(' ')
    .replaceAll(/\{\w+\}/g, ' ')
    .replaceAll(NAMES, ' ')
    .match(/\p{L}{3,}/gu)
    ?.every((word) => SHARED.has(word.toLowerCase())) ?? true;

/** Texts of two trees, as sentences, that neither language explains. */
export function sameTexts(fr, en, path = '') {
  if (NOT_WORDS.test(path)) return [];
  if (typeof fr === 'string')
    return fr === en && !COOKIES.test(fr) && !isShared(fr) ? [`${path || 'text'}: “${fr}” in both languages`] : [];
  return typeof fr === 'object' && fr !== null && typeof en === 'object' && en !== null
    ? Object.keys(fr).flatMap((key) => sameTexts(fr[key], en[key], path ? `${path}.${key}` : key))
    : [];
}
