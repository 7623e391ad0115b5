import { join } from 'node:path';
import { refuseOwnLayer } from './own-layer.js';

describe('a folder in the container’s own layer', () => {
  const here = import.meta.dirname;
  const image = { IN_IMAGE: 'yes' };
  it('is refused, whether it is there yet or not, and whichever of the two it is', () => {
    expect(() => refuseOwnLayer([here, '/proc'], image, here)).toThrow(`${here} lies in this container's own layer`);
    expect(() => refuseOwnLayer(['/proc', join(here, 'not', 'yet')], image, here)).toThrow('Mount a volume');
  });
  it('is no volume, and no folder of a machine', () => {
    expect(() => refuseOwnLayer(['/proc/a', '/proc/b'], image, here)).not.toThrow();
    expect(() => refuseOwnLayer([here, here], {}, here)).not.toThrow();
  });
});
