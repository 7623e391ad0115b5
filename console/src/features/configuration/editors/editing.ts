import type { Shape } from '@jurilien/reference';
import { useFieldError } from '../../../components/commands/useCommand';
import { useT } from '../../../useT';
import { figureWords, type Measure } from '../values/measures';

/** What every editor of a value, or of a part of one, is given. */
export interface Editing {
  readonly shape: Shape;
  readonly measure: Measure;
  readonly label: string;
  readonly value: unknown;
  /** Where it stands in the value of the key; the value itself is at the empty path. */
  readonly path: string;
  readonly disabled: boolean;
  /** The rule that is broken at a path, as the API writes it. */
  readonly errorAt: (path: string) => string | undefined;
  readonly onChange: (value: unknown) => void;
}

const BOUNDS = { least: 'config.least', min: 'config.least', max: 'config.most' } as const;
const isBound = (kind: string): kind is keyof typeof BOUNDS => kind in BOUNDS;

/** A broken rule in words; a bound of a figure in what is read and typed, not in what is stored. */
export const useBrokenRule = () => {
  const t = useT();
  const say = useFieldError();
  return ({ shape, measure, path, errorAt }: Editing): string | undefined => {
    const message = errorAt(path);
    if (message === undefined) return undefined;
    const [kind = '', n] = message.split(':');
    const counts = shape.is === 'whole' || shape.is === 'number';
    if (counts && isBound(kind)) return t(BOUNDS[kind], { n: figureWords(Number(n), measure, t) });
    if (shape.is === 'list' && isBound(kind)) return t(kind === 'max' ? 'config.rowsMost' : 'config.rowsLeast', { n: Number(n) });
    return say(message);
  };
};
