import { isUrgent, placeOf, type LeadState } from '@jurilien/lead';
import {
  HOUR_MS,
  leadClientUpdateHours,
  leadUnservedAfterHours,
  leadUrgentUnservedAfterHours,
  plus,
  regionOf,
  whenWords,
} from '@jurilien/reference';
import { ofRequest, type Lookup } from '../lookup.js';
import { variable } from '../variable.js';

const startsAt = ({ sendAfter }: LeadState, { now }: Lookup): string => sendAfter ?? now;
/** Whether it goes ahead of the others when its search begins. */
const isHurried = (s: LeadState, l: Lookup): boolean => isUrgent(s, { now: startsAt(s, l), config: l.config });

/** When the search ends at the latest: as it was decided when it began, or as it will be. */
function endsAt(s: LeadState, l: Lookup): string {
  const hours = l.config.value(isHurried(s, l) ? leadUrgentUnservedAfterHours : leadUnservedAfterHours, placeOf(s.facts));
  return s.unservedAt ?? plus(startsAt(s, l), hours * HOUR_MS);
}

const provinceOf = ({ facts }: LeadState) => facts.province ?? 'QC';

/** What is said of the search for a professional, and of what else there is when it finds no one (4.3.8). */
export const searchVariables = [
  variable({
    key: 'searchStartsAt',
    label: { fr: 'Début de la recherche', en: 'Beginning of the search' },
    privacy: 'public',
    sample: { fr: 'mercredi 30 septembre à 14 h 30', en: 'Wednesday, September 30 at 2:30 p.m.' },
    find: ofRequest((s, l, { lang, zone }) => whenWords(startsAt(s, l), lang, zone)),
  }),
  variable({
    key: 'searchEndsAt',
    label: { fr: 'Fin de la recherche au plus tard', en: 'End of the search at the latest' },
    privacy: 'public',
    sample: { fr: 'samedi 3 octobre à 14 h 30', en: 'Saturday, October 3 at 2:30 p.m.' },
    find: ofRequest((s, l, { lang, zone }) => whenWords(endsAt(s, l), lang, zone)),
  }),
  variable({
    key: 'searchPace',
    label: { fr: 'Rythme de la recherche', en: 'Pace of the search' },
    privacy: 'public',
    sample: { fr: 'usual', en: 'urgent' },
    find: ofRequest((s, l) => (isHurried(s, l) ? 'urgent' : 'usual')),
  }),
  variable({
    key: 'searchUpdateHours',
    label: { fr: 'Heures de recherche avant de donner des nouvelles', en: 'Hours of searching before we send news' },
    privacy: 'public',
    sample: { fr: '24', en: '24' },
    find: ofRequest(({ facts }, { config }) => config.value(leadClientUpdateHours, placeOf(facts))),
  }),
  variable({
    key: 'unservedReason',
    label: { fr: 'Pourquoi aucun professionnel n’a été trouvé', en: 'Why no professional was found' },
    privacy: 'public',
    sample: { fr: 'noTaker', en: 'noEligible' },
    find: ofRequest((s) => s.unservedReason ?? 'noTaker'),
  }),
  variable({
    key: 'partner',
    label: { fr: 'Partenaire à qui le client permet de confier sa demande', en: 'Partner to whom the client lets us hand the request' },
    privacy: 'public',
    sample: { fr: 'juripop', en: 'none' },
    find: ofRequest(({ facts: { juripop, neolegal } }) => {
      if (juripop && neolegal) return 'both';
      if (juripop) return 'juripop';
      return neolegal ? 'neolegal' : 'none';
    }),
  }),
  variable({
    key: 'aid',
    label: { fr: 'Bureau d’aide juridique, si le client la demande', en: 'Legal aid office, if the client asks for legal aid' },
    privacy: 'public',
    sample: { fr: 'QC', en: 'none' },
    find: ofRequest((s) => (s.facts.juridicalHelp ? provinceOf(s) : 'none')),
  }),
  variable({
    key: 'bar',
    label: { fr: 'Service de référence du barreau', en: 'Referral service of the bar' },
    privacy: 'public',
    sample: { fr: 'QC', en: 'ON' },
    find: ofRequest(provinceOf),
  }),
  variable({
    key: 'clientRegion',
    label: { fr: 'Région de la demande', en: 'Region of the request' },
    privacy: 'public',
    sample: { fr: 'Saguenay–Lac-Saint-Jean', en: 'Central East' },
    find: ofRequest((s, _l, { lang }) => regionOf(provinceOf(s), s.facts.region ?? '')?.[lang] ?? '–'),
  }),
];
