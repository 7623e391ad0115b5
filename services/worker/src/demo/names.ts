import type { Random } from './random.js';

/** Invented people: first and last names as one meets them in Quebec and Ontario, combined at random. */
const FIRST_FR = [
  'Amélie', 'Audrey', 'Benoît', 'Camille', 'Catherine', 'Charles-Étienne', 'Chantal', 'Danielle', 'David', 'Élise', 'Émile', 'Étienne', 'Ève', 'Félix',
  'France', 'François', 'Frédérique', 'Gabriel', 'Geneviève', 'Guillaume', 'Hélène', 'Hugo', 'Isabelle', 'Jacinthe', 'Jean-Philippe', 'Jérôme', 'Josée',
  'Julien', 'Karine', 'Laurence', 'Laurie', 'Louis', 'Luc', 'Magalie', 'Marc-André', 'Marie-Ève', 'Marie-Claude', 'Martin', 'Maude', 'Mélanie', 'Michel',
  'Mireille', 'Nadia', 'Nathalie', 'Nicolas', 'Noémie', 'Olivier', 'Pascale', 'Patrice', 'Philippe', 'Raphaël', 'Renée', 'Rosalie', 'Samuel', 'Sarah-Maude',
  'Simon', 'Sophie', 'Stéphane', 'Sylvain', 'Thomas', 'Valérie', 'Véronique', 'Vincent', 'Yannick', 'Aïcha', 'Mamadou', 'Karim', 'Linh', 'Fatou', 'Youssef', 'Carlos', 'Marisol',
];
const LAST_FR = [
  'Tremblay', 'Gagnon', 'Roy', 'Côté', 'Bouchard', 'Gauthier', 'Morin', 'Lavoie', 'Fortin', 'Gagné', 'Ouellet', 'Pelletier', 'Bélanger', 'Lévesque', 'Bergeron',
  'Leblanc', 'Paquette', 'Girard', 'Simard', 'Boucher', 'Caron', 'Beaulieu', 'Cloutier', 'Dubé', 'Poirier', 'Fournier', 'Lapointe', 'Leclerc', 'Lefebvre',
  'Poulin', 'Thibault', 'St-Pierre', 'Nadeau', 'Martel', 'Desjardins', 'Grenier', 'Rousseau', 'Lachance', 'Arsenault', 'Vachon', 'Michaud', 'Savard', 'Théberge',
  'Charbonneau', 'Deschênes', 'Hamel', 'Landry', 'Picard', 'Robitaille', 'Veilleux', 'Diallo', 'Benali', 'Nguyen', 'Haddad', 'Joseph', 'Ramirez', 'Traoré', 'Moreau', 'Laliberté', 'Chicoine',
];
const FIRST_EN = [
  'Aaron', 'Abigail', 'Alex', 'Amanda', 'Andrew', 'Anita', 'Ben', 'Brenda', 'Brian', 'Caitlin', 'Carol', 'Chris', 'Claire', 'Colin', 'Dana', 'Daniel', 'Deborah', 'Derek',
  'Emily', 'Eric', 'Fiona', 'Gavin', 'Grace', 'Hannah', 'Heather', 'Ian', 'Jason', 'Jenna', 'Joanne', 'Jordan', 'Karen', 'Keith', 'Kevin', 'Laura', 'Leah', 'Liam',
  'Lindsay', 'Margaret', 'Mark', 'Matthew', 'Megan', 'Michelle', 'Nathan', 'Neil', 'Olivia', 'Patrick', 'Paula', 'Rachel', 'Ryan', 'Scott', 'Shannon', 'Stephanie',
  'Tara', 'Trevor', 'Wendy', 'Priya', 'Arjun', 'Mei', 'Wei', 'Amara', 'Kwame', 'Leila', 'Omar', 'Sofia', 'Mateo', 'Anjali',
];
const LAST_EN = [
  'Anderson', 'Baker', 'Bell', 'Bennett', 'Campbell', 'Carter', 'Clarke', 'Cooper', 'Crawford', 'Douglas', 'Edwards', 'Ferguson', 'Fraser', 'Graham', 'Grant', 'Hall',
  'Hamilton', 'Harris', 'Hughes', 'Jenkins', 'Kelly', 'Kerr', 'King', 'MacDonald', 'MacLeod', 'Martin', 'McKenzie', 'Mitchell', 'Morgan', 'Murphy', 'Murray', 'Nelson',
  "O'Brien", 'Parker', 'Phillips', 'Price', 'Reid', 'Robertson', 'Ross', 'Scott', 'Sinclair', 'Stewart', 'Sullivan', 'Taylor', 'Thompson', 'Turner', 'Walker', 'Watson',
  'Wilson', 'Wright', 'Patel', 'Singh', 'Chen', 'Wong', 'Kim', 'Okafor', 'Mensah', 'Rahman', 'Kaur', 'Silva', 'Rossi', 'Kowalski', 'Fernandes', 'Ahmadi',
];

/** A full name in the manner of one language; in Quebec and Ontario alike, both manners meet. */
export const nameIn = (lang: 'fr' | 'en', random: Random): string =>
  (lang === 'fr') !== random.chance(8) ? `${random.pick(FIRST_FR)} ${random.pick(LAST_FR)}` : `${random.pick(FIRST_EN)} ${random.pick(LAST_EN)}`;

/** Letters a mailbox name is made of: `Marie-Ève Côté` → `marie-eve.cote`. */
export const mailboxOf = (name: string): string => name.normalize('NFD').replace(/[\u0300-\u036f']/g, '').toLowerCase().replace(/\s+/g, '.');

/** Mail domains that exist nowhere (RFC 2606). */
export const MAIL_DOMAINS = ['courriel.example', 'boite.example', 'mail.example', 'post.example'] as const;

/** Each call another number of the range kept for fiction (555-01xx), over the area codes of a province. */
export function phoneNumbers(): (province: 'QC' | 'ON') => string {
  const areas = { QC: ['514', '438', '418', '450', '819', '581', '873', '579', '367', '263'], ON: ['416', '613', '905', '519', '705', '647', '343', '289', '226', '437'] };
  const next = { QC: 0, ON: 0 };
  return (province) => {
    const n = next[province]++;
    const area = areas[province][n % 10]!;
    return `+1${area}55501${String(Math.floor(n / 10) % 100).padStart(2, '0')}`;
  };
}

const FIRM_FR = [(a: string, b: string) => `${a} ${b} avocats`, (a: string) => `Étude ${a}`, (a: string, b: string) => `${a}, ${b} et associés`, (a: string) => `Cabinet ${a}`];
const FIRM_EN = [(a: string, b: string) => `${a} ${b} LLP`, (a: string) => `${a} Law`, (a: string, b: string) => `${a} & ${b}`, (a: string) => `${a} Legal Professional Corporation`];

/** A firm's name; half of the professionals work alone and have none. */
export const firmIn = (lang: 'fr' | 'en', random: Random): string =>
  (lang === 'fr' ? random.pick(FIRM_FR)(random.pick(LAST_FR), random.pick(LAST_FR)) : random.pick(FIRM_EN)(random.pick(LAST_EN), random.pick(LAST_EN)));
