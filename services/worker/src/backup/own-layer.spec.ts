import { join } from 'node:path';
import { refuseOwnLayer } from './own-layer.js';

describe('a folder in the container’s own layer', () => {
  const here = import.meta.dirname;
  const image = { IN_IMAGE: 'yes' };
  it('is refused, whether it is there yet or not, and whichever of the two it is', () => {
    expect(() => refuseOwnLayer({ data: here, keys: '/proc' }, image, here)).toThrow(`${here} lies in this container's own layer`);
    expect(() => refuseOwnLayer({ data: '/proc', keys: join(here, 'not', 'yet') }, image, here)).toThrow('Mount a volume');
  });
  it('is no volume, and no folder of a machine', () => {
    expect(() => refuseOwnLayer({ data: '/proc/a', keys: '/proc/b' }, image, here)).not.toThrow();
    expect(() => refuseOwnLayer({ data: here, keys: here }, {}, here)).not.toThrow();
  });
});
