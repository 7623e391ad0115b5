import type { z } from 'zod';

/** A property of a schema: its path (`parts.lotId`; a list adds nothing to it), and the schema of its value. */
export interface SchemaProperty {
  readonly path: string;
  readonly schema: z.ZodType;
}

/** Every value a schema speaks of, however deep: through wrappers, lists, choices and records. The path of the schema itself is empty. */
export function propertiesOf(schema: z.ZodType, path = ''): readonly SchemaProperty[] {
  const def = schema.def as unknown as Record<string, unknown> & { readonly type: string };
  const into = (inner: unknown, at = path): readonly SchemaProperty[] => propertiesOf(inner as z.ZodType, at);
  switch (def.type) {
    case 'object':
      return Object.entries(def['shape'] as Record<string, z.ZodType>).flatMap(([name, s]) => into(s, path ? `${path}.${name}` : name));
    case 'array':
      return into(def['element']);
    case 'union':
      return (def['options'] as z.ZodType[]).flatMap((s) => into(s));
    case 'pipe':
      return [...into(def['in']), ...into(def['out'])];
    case 'record':
      return into(def['valueType'], `${path}.*`);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return into(def['innerType']);
    default:
      return [{ path, schema }];
  }
}
