import type { Actor, Sendable } from '@jurilien/event-sourcing';
import type { z } from 'zod';
import { setCandidateVisibility } from '@jurilien/processes';
import { createCandidateProfile } from '@jurilien/recruiting';
import { createUser, issueLink, verifyEmail } from '@jurilien/identity';
import { DAY, iso, SYSTEM, type DemoPorts } from '../ports.js';
import type { Random } from '../random.js';

/** first and last name, what they are, school, programme, regions, fields, languages, skills, bar, mode, seen as, language */
type Profile = z.input<typeof createCandidateProfile.input>;
type CandidateRow = readonly [
  name: string,
  type: Profile['type'],
  school: string,
  programme: string,
  regions: string,
  fields: string,
  languages: string,
  skills: string,
  bar: Profile['barStatus'],
  mode: Profile['workModes'][number],
  seen: z.input<typeof setCandidateVisibility.input>['visibility'],
  lang: 'fr' | 'en',
];

/** A dozen people who look for work; eleven of them can be found. */
export const CANDIDATES: readonly CandidateRow[] = [
  [
    'Amélie Bouchard',
    'articling',
    'Université de Montréal',
    'Baccalauréat en droit',
    '06,13',
    'family,youth',
    'fr,en',
    'Rédaction d’avis,Recherche SOQUIJ,Accueil des clients',
    'passed',
    'hybrid',
    'anonymous',
    'fr',
  ],
  [
    'Samuel Nguyen',
    'student',
    'Université Laval',
    'Baccalauréat en droit, 2e année',
    '03',
    'criminal',
    'fr,en',
    'Recherche jurisprudentielle,Plaidoirie',
    'none',
    'office',
    'anonymous',
    'fr',
  ],
  [
    'Noémie Gauthier',
    'graduate',
    'Université de Sherbrooke',
    'Baccalauréat en droit et MBA',
    '05,06',
    'business,tax',
    'fr,en',
    'Incorporation,Contrats commerciaux',
    'enrolled',
    'hybrid',
    'open',
    'fr',
  ],
  [
    'Karim Haddad',
    'articling',
    'UQAM',
    'Baccalauréat en droit',
    '06',
    'immigration,labour',
    'fr,en,ar',
    'Demandes d’asile,Entrevues',
    'passed',
    'office',
    'anonymous',
    'fr',
  ],
  [
    'Josée Lapointe',
    'assistant',
    'Collège Ahuntsic',
    'Techniques juridiques',
    '06,14',
    'realEstate,estates',
    'fr',
    'JuriÉvolution,Tenue d’agenda,Comptes en fidéicommis',
    'none',
    'office',
    'anonymous',
    'fr',
  ],
  [
    'Marc-Antoine Roy',
    'paralegal',
    'Cégep Garneau',
    'Techniques juridiques',
    '03,12',
    'housing',
    'fr',
    'Procédures au TAL,Signification',
    'none',
    'remote',
    'anonymous',
    'fr',
  ],
  [
    'Laurence Petit',
    'student',
    'Université McGill',
    'BCL/JD',
    '06',
    'administrative,consumer',
    'fr,en,es',
    'Droit comparé,Bénévolat en clinique juridique',
    'none',
    'hybrid',
    'open',
    'fr',
  ],
  [
    'Priya Sharma',
    'articling',
    'Osgoode Hall Law School',
    'Juris Doctor',
    'T',
    'family,immigration',
    'en,pa',
    'Client intake,Drafting affidavits',
    'passed',
    'hybrid',
    'anonymous',
    'en',
  ],
  [
    'Daniel Okafor',
    'graduate',
    'Queen’s University',
    'Juris Doctor',
    'E,T',
    'criminal',
    'en',
    'Disclosure review,Bail hearings',
    'enrolled',
    'office',
    'anonymous',
    'en',
  ],
  [
    'Emily Chen',
    'paralegal',
    'Humber College',
    'Paralegal Education',
    'T',
    'smallClaims,housing',
    'en,zh',
    'Small claims,LTB applications',
    'called',
    'remote',
    'anonymous',
    'en',
  ],
  [
    'Sophie Tremblay',
    'assistant',
    'Cégep de Sainte-Foy',
    'Techniques de bureautique juridique',
    '03',
    'family',
    'fr,en',
    'Dictée,Facturation',
    'none',
    'hybrid',
    'anonymous',
    'fr',
  ],
  [
    'Olivier Fontaine',
    'student',
    'Université d’Ottawa',
    'Licence en droit',
    '07',
    'business',
    'fr,en',
    'Rédaction bilingue',
    'none',
    'remote',
    'hidden',
    'fr',
  ],
];
const split = (text: string): string[] => text.split(',');

/** Presents the candidates by the commands they would have sent, in the weeks before. */
export async function presentCandidates(ports: DemoPorts, product: string, random: Random, now: number): Promise<void> {
  const role = `${product}_recruit`;
  for (const [i, candidate] of CANDIDATES.entries()) {
    const [name, type, school, programme, regions, fields, languages, skills, barStatus, mode, visibility, lang] = candidate;
    const candidateId = random.uuid();
    const [firstName = '', ...last] = name.split(' ');
    const self = { kind: 'user', id: candidateId, role } as const;
    const send = <I extends z.ZodObject>(command: Sendable<I>, input: NoInfer<z.input<I>>, minute: number, actor: Actor = self) =>
      ports.dispatch(command, input, {
        at: iso(now - (40 - 3 * i) * DAY + minute * 60_000),
        actor,
        commandId: random.uuid(),
        reason: 'Démonstration',
      });
    await send(createUser, { userId: candidateId, email: `candidat-${i + 1}@exemple.test`, username: name, role, lang }, 0, SYSTEM);
    const linkId = `${random.uuid()}${random.uuid()}`.replaceAll('-', '');
    const link = { linkId, purpose: 'verify-email', subject: { userId: candidateId }, lang, expiresAt: iso(now) } as const;
    await send(issueLink, link, 1, SYSTEM);
    await send(verifyEmail, { userId: candidateId, linkId }, 5, SYSTEM);
    const profile: Omit<Profile, 'candidateId'> = {
      firstName,
      lastName: last.join(' '),
      type,
      school,
      programme,
      barStatus,
      hours: i % 3 === 0 ? 'either' : 'full',
      workModes: [mode],
      regions: split(regions),
      fields: split(fields),
      languages: split(languages),
      skills: split(skills),
      blockedFirms: [],
    };
    await send(createCandidateProfile, { candidateId, ...profile }, 20);
    if (visibility !== 'hidden') await send(setCandidateVisibility, { candidateId, visibility }, 25);
  }
}
