import { z } from 'zod';
import type { Kind, Shape } from '../kinds.js';

/** Without control characters and separators of lines. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

const checkOf = (shape: Shape): z.ZodType => {
  switch (shape.is) {
    case 'whole':
      return z.int().min(shape.min).max(shape.max);
    case 'number':
      return z.number().min(shape.min).max(shape.max);
    case 'flag':
      return z.boolean();
    case 'day':
      return z.iso.date();
    case 'one-of':
      return z.enum(shape.options);
    case 'text':
      return z.string().trim().min(shape.min).max(shape.max).regex(ONE_LINE);
    case 'list': {
      const rows = z.array(checkOf(shape.of)).min(shape.min).max(shape.max);
      return shape.distinct ? rows.refine((all) => new Set(all).size === all.length, 'repeated') : rows;
    }
    case 'record':
      return z.strictObject(
        Object.fromEntries(
          Object.entries(shape.fields).map(([name, of]) => [name, shape.optional.includes(name) ? checkOf(of).optional() : checkOf(of)]),
        ),
      );
  }
};

/** What checks a value of a key, its range included: `schemaOf(leadHoldMaxDays.kind)`. A part that is not declared is refused. */
export const schemaOf = <T>(kind: Kind<T>): z.ZodType<T> => checkOf(kind.shape) as z.ZodType<T>;
