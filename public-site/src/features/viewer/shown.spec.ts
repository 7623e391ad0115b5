import { drawable } from './shown';

describe('what is drawn', () => {
  it('keeps its size where a phone can draw it', () => expect(drawable(2_000, 3_000)).toBe(1));
  it.each([
    [8_000, 6_000],
    [1_000, 10_000_000],
  ])('is made smaller where it could not: %d by %d', (width, height) => {
    const scale = drawable(width, height);
    expect(width * scale * height * scale).toBeLessThanOrEqual(16_000_001);
  });
});
