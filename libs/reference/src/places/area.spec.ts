import { AREA_KM, areaAround } from './area.js';
import { municipalityNamed } from './municipalities.js';

describe('the area around a town', () => {
  const laval = areaAround('Laval', 'QC', municipalityNamed('Montréal', 'QC')!.point)!;
  it('names the largest towns around it, none over another, and says how far someone is', () => {
    expect(laval.place).toBe('Laval');
    expect(laval.towns.length).toBeGreaterThan(3);
    expect(laval.towns.every((t) => Math.hypot(t.x, t.y) < AREA_KM)).toBe(true);
    const box = (t: { name: string; x: number; side: string }) =>
      t.side === 'left' ? [t.x - t.name.length * 2, t.x] : [t.x, t.x + t.name.length * 2];
    for (const [i, a] of laval.towns.entries())
      for (const b of laval.towns.slice(i + 1)) {
        const [[al, ar], [bl, br]] = [box(a), box(b)] as [[number, number], [number, number]];
        expect(Math.abs(a.y - b.y) >= 4.6 || ar < bl || br < al).toBe(true);
      }
    expect(laval.from!.km).toBeGreaterThan(5);
    expect(laval.from!.y).toBeGreaterThan(0);
  });
  it('has no place for someone beyond its edge, only the distance', () => {
    const far = areaAround('Gatineau', 'QC', municipalityNamed('Montréal', 'QC')!.point)!;
    expect(far.from).toEqual({ km: expect.any(Number) });
    expect(far.from!.km).toBeGreaterThan(100);
  });
  it('is not drawn for a town no one knows', () => expect(areaAround('Nulle-Part', 'QC')).toBeUndefined());
  it('is a drawing of the town, the same for everybody in it', () => {
    const { from: _, ...drawing } = laval;
    expect(areaAround('laval', 'QC')).toEqual(drawing);
  });
});
