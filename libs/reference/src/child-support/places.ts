/** Where federal tables exist: the ten provinces and three territories. */
export const JURISDICTIONS = [
  { code: 'QC', fr: 'Québec', en: 'Quebec' },
  { code: 'ON', fr: 'Ontario', en: 'Ontario' },
  { code: 'AB', fr: 'Alberta', en: 'Alberta' },
  { code: 'BC', fr: 'Colombie-Britannique', en: 'British Columbia' },
  { code: 'PE', fr: 'Île-du-Prince-Édouard', en: 'Prince Edward Island' },
  { code: 'MB', fr: 'Manitoba', en: 'Manitoba' },
  { code: 'NB', fr: 'Nouveau-Brunswick', en: 'New Brunswick' },
  { code: 'NS', fr: 'Nouvelle-Écosse', en: 'Nova Scotia' },
  { code: 'NU', fr: 'Nunavut', en: 'Nunavut' },
  { code: 'SK', fr: 'Saskatchewan', en: 'Saskatchewan' },
  { code: 'NL', fr: 'Terre-Neuve-et-Labrador', en: 'Newfoundland and Labrador' },
  { code: 'NT', fr: 'Territoires du Nord-Ouest', en: 'Northwest Territories' },
  { code: 'YT', fr: 'Yukon', en: 'Yukon' },
] as const;

export type Jurisdiction = (typeof JURISDICTIONS)[number]['code'];

/** Where a parent lives: a jurisdiction, or outside Canada or unknown, which the law treats alike (SOR/97-175, s. 3(3)(b)). */
export type Home = Jurisdiction | 'OUT';

/** The two parents of a calculation; on the page « a » is the one who fills it in. */
export type Parent = 'a' | 'b';
export type Both<T> = Readonly<Record<Parent, T>>;
export const PARENTS = ['a', 'b'] as const;
export const otherOf = (parent: Parent): Parent => (parent === 'a' ? 'b' : 'a');
export const bothOf = <T>(make: (parent: Parent) => T): Both<T> => ({ a: make('a'), b: make('b') });
