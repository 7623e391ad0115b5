import { distanceKm } from './distance.js';
import { fsasOf, placeOfFsa, pointOfFsa, provinceOfFsa, regionOfFsa } from './fsa.js';
import { municipalities, municipalityNamed, searchMunicipalities } from './municipalities.js';
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
