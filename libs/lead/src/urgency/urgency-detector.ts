/** Why a text may speak of something that cannot wait. */
export type PressingKind = 'detained' | 'hearing' | 'deadline' | 'soon' | 'eviction' | 'violence';
/** Words that say so, by their place in the text: the screen marks them. */
export interface Pressing {
  readonly kind: PressingKind;
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** As many letters as before, without accents or capitals: places stay what they are. */
const plain = (text: string): string =>
  [...text.normalize('NFC')]
    .map((c) => {
      const bare = c
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase();
      return bare.length === c.length ? bare : c;
    })
    .join('')
    .replace(/[’‘`]/g, "'");

const NUMBER = '(?:\\d{1,2}|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|one|two|three|four|five|six|seven|eight|nine|ten)';
const WEEKDAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const SOON_FR = `(?:demain|apres-demain|aujourd'hui|ce soir|cette semaine|${WEEKDAY}(?: prochain)?|(?:dans|d'ici|sous|a) (?:les )?${NUMBER} ?(?:heures?|h|jours?)|dans (?:une|deux|1|2) semaines?|la semaine prochaine)`;
const SOON_EN = `(?:tomorrow|today|tonight|this week|next week|(?:on |this |next )?${WEEKDAY}|(?:in|within) (?:the next )?${NUMBER} ?(?:hours?|days?|business days?)|in (?:a|one|two|1|2) weeks?)`;
const COURT = '(?:audience|comparution|proces|cour|tribunal|tal|juge|hearing|court(?: date)?|trial|appearance|judge|tribunal)';

const RULES: readonly (readonly [PressingKind, RegExp])[] = [
  [
    'detained',
    /\b(?:detenue?s?|incarceree?s?|arretee?s?|en detention|en prison|derriere les barreaux|en garde a vue|au poste de police|gardee? a vue|detained|arrested|in custody|in jail|jailed|incarcerated|behind bars|remanded|police station|bail hearing|enquete (?:sur|de|pour) (?:remise en liberte|caution(?:nement)?)|enquete caution)\b/g,
  ],
  ['hearing', new RegExp(`\\b${COURT}\\b[^.!?\\n]{0,40}?\\b(?:${SOON_FR}|${SOON_EN})(?![\\w-])`, 'g')],
  ['hearing', new RegExp(`(?<![\\w-])(?:${SOON_FR}|${SOON_EN})\\b[^.!?\\n]{0,40}?\\b${COURT}\\b`, 'g')],
  [
    'hearing',
    /\b(?:(?:je (?:dois|vais) )?comparai(?:s|tre)|avis d'audience|notice of hearing|summons|citation a comparaitre|assignation|convoquee? (?:au|a la|devant)|have to appear|must appear|due in court)\b/g,
  ],
  [
    'deadline',
    new RegExp(
      `\\b(?:repondre|reponse|produire|contester|payer|signer|quitter|delai|echeance|date limite|appel|porter en appel|respond|reply|answer|file|defend|dispute|pay|sign|deadline|appeal|due)\\b[^.!?\\n]{0,40}?\\b(?:${SOON_FR}|${SOON_EN}|(?:il me |il |me )?reste ${NUMBER} jours?|${NUMBER} days? left)(?![\\w-])`,
      'g',
    ),
  ],
  [
    'deadline',
    new RegExp(
      `\\b(?:il (?:me |nous )?(?:ne )?reste (?:que |plus que )?${NUMBER} jours?|j'ai (?:seulement )?${NUMBER} jours? pour|(?:i|we) (?:only )?have ${NUMBER} (?:business )?days?|${NUMBER} days? (?:left|to (?:respond|reply|answer|file|appeal))|delai (?:expire|se termine|de ${NUMBER} jours?)|prescription|limitation period|expires? (?:${SOON_EN}))`,
      'g',
    ),
  ],
  [
    'deadline',
    new RegExp(
      `(?<![\\w-])(?:${SOON_FR}|${SOON_EN}) (?:pour|afin de|to) (?:repondre|contester|produire|payer|faire appel|respond|reply|answer|file|appeal|pay|dispute)`,
      'g',
    ),
  ],
  [
    'eviction',
    /\b(?:expulsion|expulsee?s?|evincee?s?|eviction(?: notice)?|evicted|evicting|huissier|bailiff|sheriff|locked out|(?:mis|mise) a la (?:porte|rue)|lockout|(?:quitter|libere?r) (?:le |mon |notre )?(?:logement|appartement|les lieux)|(?:leave|vacate|move out of) (?:the |my |our )?(?:apartment|home|house|unit|place|premises)|changed the locks|change les serrures)\b/g,
  ],
  [
    'violence',
    /\b(?:me (?:frappe|bat|menace)|m'a (?:frappee?|battue?|menacee?)|menaces? de mort|violence conjugale|peur pour (?:ma|mes|notre)|en danger|(?:hits?|beats?|threatens|threatened|hit|beat) me|death threats?|domestic violence|afraid for (?:my|our)|in danger|kidnapp(?:ed|ing)|enlevement|(?:a )?enleve (?:mon|ma|mes))\b/g,
  ],
  [
    'soon',
    /\b(?:urgent(?:e|s|es)?|urgence|tres presse|asap|as soon as possible|emergency|right away|immediately|des que possible|le plus vite possible)\b/g,
  ],
];

/** What takes an alarm back where it stands just before it, in the same clause. */
const NOT_BEFORE =
  /\b(?:ne suis pas|n'est pas|ne sommes pas|n'ai pas|n'a pas|n'avons pas|n'y a pas|pas (?:de|d'|encore|ete|d'autre)|aucune?|jamais|plus (?:de|d')|sans|not|no|never|isn't|wasn't|aren't|haven't|hasn't|don't|doesn't|didn't|without|non)(?!\w)[^.!?\n,;]{0,28}$/;
/** What puts it in the past, before or after it. */
const PAST_BEFORE =
  /\b(?:l'an (?:dernier|passe)|l'annee (?:derniere|passee)|(?:hier|avant-hier)|il y a (?:\S+ ){1,2}(?:ans?|mois|semaines?|jours?)|en (?:19|20)\d\d|last (?:year|month|week)|years? ago|months? ago|yesterday|in (?:19|20)\d\d|was|were|etait|a ete|had|avait|already|deja)\b[^.!?\n;]{0,24}$/;
const PAST_AFTER =
  /^[^.!?\n;]{0,30}?\b(?:l'an (?:dernier|passe)|l'annee (?:derniere|passee)|hier|il y a (?:\S+ ){1,2}(?:ans?|mois)|en (?:19|20)\d\d|last (?:year|month)|(?:a |two |three |\d+ )?(?:years?|months?) ago|yesterday|in (?:19|20)\d\d|was (?:last|in)|a eu lieu|est (?:passee?|termine)|is (?:over|behind)|took place)\b/;
/** Nothing presses: said of the whole sentence. */
const CALM =
  /\b(?:pas (?:du tout )?(?:urgent|presse)|rien (?:d'urgent|ne presse)|aucune urgence|pas de date|aucune date|no (?:date|rush|hurry|deadline)|not urgent|nothing urgent|non urgent)\b/;

/** The clause before a place, and the one after. */
const around = (text: string, start: number, end: number): readonly [string, string] => {
  const from =
    Math.max(
      text.lastIndexOf('.', start - 1),
      text.lastIndexOf('!', start - 1),
      text.lastIndexOf('?', start - 1),
      text.lastIndexOf('\n', start - 1),
    ) + 1;
  return [text.slice(from, start), text.slice(end, end + 60)];
};

function stands(kind: PressingKind, text: string, start: number, end: number): boolean {
  const [before, after] = around(text, start, end);
  const said = text.slice(start, end);
  if (NOT_BEFORE.test(before) || CALM.test(`${before.slice(-40)}${said}${after}`)) return false;
  // What happened to someone may still last; what was to happen on a day does not.
  const lasts =
    kind === 'detained' &&
    !/\b(?:l'an|last (?:year|month|week)|ago|il y a|en (?:19|20)|in (?:19|20)|libere|released)\b/.test(before + after);
  return lasts || !(PAST_BEFORE.test(before) || PAST_AFTER.test(after));
}

/**
 * Words of a request that speak of detention, a hearing, a deadline, an eviction or danger soon, in both languages. It proposes; people
 * decide. What is denied ("I am not detained", "no date yet") or over ("the hearing was last year") says nothing.
 * @returns places in the text as it was given, in their order, none inside another
 */
export function detectPressing(text: string): readonly Pressing[] {
  const said = plain(text);
  const found = RULES.flatMap(([kind, rule]) =>
    [...said.matchAll(rule)].map((m): Pressing => ({
      kind,
      start: m.index,
      end: m.index + m[0].length,
      words: text.slice(m.index, m.index + m[0].length),
    })),
  ).filter(({ kind, start, end }) => stands(kind, said, start, end));
  const inOrder = [...found].sort((a, b) => a.start - b.start || b.end - a.end);
  return inOrder.filter((p, i) => !inOrder.slice(0, i).some((other) => other.start <= p.start && other.end >= p.end));
}
