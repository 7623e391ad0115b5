import { distanceKm } from './distance.js';
import { everyFsaOf, fsasOf, placeOfFsa, pointOfFsa, provinceOfFsa, regionOfFsa } from './fsa.js';
import { formerCities, municipalities, municipalityNamed, searchMunicipalities } from './municipalities.js';
import { REGIONS, regionOf, regionsOf } from './regions.js';

describe('places', () => {
  it('has the 17 administrative regions and the 8 court regions', () => {
    expect(regionsOf('QC')).toHaveLength(17);
    expect(regionsOf('ON')).toHaveLength(8);
    expect(new Set(REGIONS.map((r) => r.code)).size).toBe(REGIONS.length);
  });
  it('finds a postal area however it is typed', () => {
    for (const code of ['H2X', 'h2x 1y4', 'H2X1Y4']) expect([provinceOfFsa(code), regionOfFsa(code)]).toEqual(['QC', '06']);
    expect([provinceOfFsa('K1A'), regionOfFsa('K1A')]).toEqual(['ON', 'E']);
    expect(placeOfFsa('G1R')).toContain('Québec');
  });
  it('gives no point where the area is too wide for a distance to mean anything, nor for an unknown one', () => {
    for (const wide of ['G0G', 'G0W', 'J0M', 'J0Y', 'J0Z', 'P0L', 'P0M', 'P0S', 'P0T', 'P0V']) {
      expect(pointOfFsa(wide)).toBeUndefined();
      expect(regionOfFsa(wide)).toBeDefined();
    }
    for (const unknown of ['V6B', '', undefined]) expect(pointOfFsa(unknown)).toBeUndefined();
  });
  it('puts every postal area in the region of the municipality it lies in', () => {
    for (const province of ['QC', 'ON'] as const)
      for (const fsa of everyFsaOf(province)) {
        const town = municipalityNamed(placeOfFsa(fsa)!, province);
        expect([fsa, placeOfFsa(fsa), regionOfFsa(fsa)]).toEqual([fsa, town?.name, town?.region]);
      }
  });
  it.each([
    ['Markham', 'CE', 'L3R L3T L6G'],
    ['Vaughan', 'CE', 'L4J L4K L4L L4H L6A'],
    ['Mississauga', 'CW', 'L4T L4V L4W L4X L4Y L5E L5G L5P L5T L5J L5S L5W'],
    ['Brampton', 'CW', 'L6P L6T'],
    ['Burlington', 'CW', 'L7T'],
    ['Caledon', 'CW', 'L7E'],
    ['Hamilton', 'CS', 'L8B L8N L9H'],
    ['Cambridge', 'CS', 'N3C'],
    ['Ottawa', 'E', 'K1A K1B K1N K1T K2B'],
    ['Toronto', 'T', 'M1B M5V M9W'],
    ['Dorval', '06', 'H4Y'],
    ['Huntingdon', '16', 'H0M'],
    ['Québec', '03', 'G1B G1V G3J'],
    ['Malartic', '08', 'J0Y'],
    ['Gatineau', '07', 'J8X J8Y J8Z J9A J9H'],
  ])('%s: %s: %s', (place, region, codes) => {
    for (const code of codes.split(' ')) expect([code, placeOfFsa(code), regionOfFsa(code)]).toEqual([code, place, region]);
  });
  it.each([
    ['Hull', 'Gatineau', '07'],
    ['chicoutimi', 'Saguenay', '02'],
    ['Jonquiere', 'Saguenay', '02'],
    ['Ste-Foy', 'Québec', '03'],
    ['Orleans', 'Ottawa', 'E'],
    ['Orléans', 'Ottawa', 'E'],
    ['Scarborough', 'Toronto', 'T'],
    ['North York', 'Toronto', 'T'],
    ['Etobicoke', 'Toronto', 'T'],
    ['Thornhill', 'Vaughan', 'CE'],
    ['Malton', 'Mississauga', 'CW'],
  ])('finds %s, which is part of %s now', (typed, within, region) => {
    expect(municipalityNamed(typed)).toMatchObject({ within, region, point: expect.anything() });
    expect(searchMunicipalities(typed).some((m) => m.within === within)).toBe(true);
  });
  it.each([['Kanata'], ['Nepean']])('finds %s', (typed) => expect(municipalityNamed(typed)).toMatchObject({ region: 'E' }));
  it('keeps a merged city within a municipality it knows, near its point', () => {
    for (const city of formerCities()) {
      const now = municipalityNamed(city.within, city.province)!;
      expect([city.name, now.within, distanceKm(city.point, now.point!) < 45]).toEqual([city.name, undefined, true]);
    }
  });
  it('puts every postal area and town in a region of its own province', () => {
    for (const province of ['QC', 'ON'] as const)
      for (const fsa of fsasOf(province)) expect(regionOf(province, regionOfFsa(fsa)!)).toBeDefined();
    for (const m of municipalities()) expect(regionOf(m.province, m.region)).toBeDefined();
  });
  it('measures the distance on the globe', () => {
    const [montreal, quebec] = [municipalityNamed('Montréal')!.point!, municipalityNamed('Quebec', 'QC')!.point!];
    expect(distanceKm(montreal, quebec)).toBeGreaterThan(220);
    expect(distanceKm(montreal, quebec)).toBeLessThan(245);
    expect(distanceKm(montreal, montreal)).toBe(0);
  });
  it('finds a town without its accents or hyphens, the largest first', () => {
    expect(searchMunicipalities('trois ri')[0]).toMatchObject({ name: 'Trois-Rivières', province: 'QC', region: '04' });
    expect(searchMunicipalities('st-jérôme')[0]?.name).toBe('Saint-Jérôme');
    expect(searchMunicipalities('london', 'ON')[0]?.region).toBe('SW');
    expect(searchMunicipalities('london', 'QC').every((m) => m.province === 'QC')).toBe(true);
    expect(searchMunicipalities('  ')).toEqual([]);
  });
});
