/** Where people of the demo live and practise: city, region code, and forward sortation areas that are really there. */
export interface Place {
  readonly province: 'QC' | 'ON';
  readonly city: string;
  readonly region: string;
  readonly fsas: readonly string[];
  /** How many of a hundred people live here, roughly. */
  readonly weight: number;
}

const place = (province: 'QC' | 'ON', city: string, region: string, weight: number, ...fsas: string[]): Place => ({
  province,
  city,
  region,
  weight,
  fsas,
});

export const PLACES: readonly Place[] = [
  place('QC', 'Montréal', '06', 30, 'H2J', 'H2X', 'H1Y', 'H3A', 'H4C', 'H2R', 'H1N', 'H3W'),
  place('QC', 'Laval', '13', 9, 'H7N', 'H7L', 'H7P'),
  place('QC', 'Longueuil', '16', 9, 'J4H', 'J4K', 'J4G'),
  place('QC', 'Brossard', '16', 3, 'J4W', 'J4Z'),
  place('QC', 'Québec', '03', 12, 'G1R', 'G1K', 'G2J', 'G1L'),
  place('QC', 'Lévis', '12', 4, 'G6V', 'G6W'),
  place('QC', 'Gatineau', '07', 6, 'J8X', 'J8T', 'J9A'),
  place('QC', 'Sherbrooke', '05', 5, 'J1H', 'J1L'),
  place('QC', 'Granby', '05', 2, 'J2G'),
  place('QC', 'Trois-Rivières', '04', 4, 'G9A', 'G8Z'),
  place('QC', 'Saguenay', '02', 4, 'G7H', 'G7X'),
  place('QC', 'Terrebonne', '14', 4, 'J6W', 'J6Y'),
  place('QC', 'Joliette', '14', 1, 'J6E'),
  place('QC', 'Saint-Jérôme', '15', 3, 'J7Z', 'J7Y'),
  place('QC', 'Drummondville', '17', 2, 'J2B', 'J2C'),
  place('QC', 'Rimouski', '01', 2, 'G5L'),
  place('QC', 'Rouyn-Noranda', '08', 1, 'J9X'),
  place('QC', 'Sept-Îles', '09', 1, 'G4R'),
  place('ON', 'Toronto', 'T', 34, 'M5V', 'M4K', 'M6H', 'M1P', 'M5G'),
  place('ON', 'Mississauga', 'CW', 9, 'L5B', 'L5M'),
  place('ON', 'Brampton', 'CW', 7, 'L6V', 'L6Y'),
  place('ON', 'Ottawa', 'E', 16, 'K1P', 'K2P', 'K1S'),
  place('ON', 'Kingston', 'E', 3, 'K7L'),
  place('ON', 'Hamilton', 'CS', 8, 'L8P', 'L8S'),
  place('ON', 'Kitchener', 'CS', 4, 'N2G'),
  place('ON', 'London', 'SW', 7, 'N6A', 'N5Y'),
  place('ON', 'Windsor', 'SW', 3, 'N9B'),
  place('ON', 'Oshawa', 'CE', 4, 'L1H'),
  place('ON', 'Barrie', 'CE', 3, 'L4M'),
  place('ON', 'Greater Sudbury', 'NE', 2, 'P3E'),
];

/** A place of a province, the larger the likelier. */
export function placeIn(province: 'QC' | 'ON', random: { below(n: number): number }): Place {
  const all = PLACES.filter((p) => p.province === province);
  let left = random.below(all.reduce((sum, p) => sum + p.weight, 0));
  return all.find((p) => (left -= p.weight) < 0)!;
}

/** A postal code: the area is real, the rest is not looked up. */
export const postalCodeIn = (fsa: string, random: { below(n: number): number }): string =>
  `${fsa} ${random.below(10)}${'ABCEGHJKLMNPRSTVWXYZ'[random.below(20)]}${random.below(10)}`;
