/** Example payloads made from a JSON schema: always the same, so that a stored one only changes on purpose. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

const INSTANT = '2026-11-02T15:00:00.000Z';
/** Ids look like ids and instants like instants; any other text is its own name, cut or repeated to the length allowed. */
function text(name: string, { format, pattern, minLength = 0, maxLength = 400 }: JsonSchema): string {
  if (format === 'date') return INSTANT.slice(0, 10);
  if (name === 'region') return '06';
  // An hour of the day, as forms take it.
  if (pattern?.startsWith('^([01]')) return INSTANT.slice(11, 16);
  if (format === 'date-time' || /(At|Until|until)$/.test(name) || name === 'next' || name === 'sendAfter') return INSTANT;
  if (format === 'uuid' || /(Id|Ids)$/.test(name)) return '018f2a10-0000-7000-8000-000000000001';
  return name.repeat(Math.max(1, Math.ceil(minLength / name.length))).slice(0, maxLength);
}

/**
 * A payload that fits a schema.
 * @param full every optional field too; otherwise only what is required, and of a choice the last one
 */
export function sampleOf(schema: JsonSchema, full: boolean, name = 'text'): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return full ? schema.enum[0] : schema.enum.at(-1);
  if (schema.anyOf)
    return sampleOf(full ? schema.anyOf[0]! : (schema.anyOf.find((s) => s.type === 'null') ?? schema.anyOf[0]!), full, name);
  const type = typeof schema.type === 'string' ? schema.type : full ? schema.type?.find((t) => t !== 'null') : 'null';
  switch (type) {
    case 'object': {
      const named = Object.entries(schema.properties ?? {}).filter(([key]) => full || schema.required?.includes(key));
      const free =
        full && typeof schema.additionalProperties === 'object'
          ? keysOf(schema.propertyNames).map((key) => [key, schema.additionalProperties as JsonSchema] as const)
          : [];
      const must =
        !full && schema.propertyNames?.enum && typeof schema.additionalProperties === 'object'
          ? schema.propertyNames.enum.map((key) => [String(key), schema.additionalProperties as JsonSchema] as const)
          : [];
      return Object.fromEntries([...named, ...free, ...must].map(([key, s]) => [key, sampleOf(s, full, key)]));
    }
    case 'array':
      return full || schema.minItems ? [sampleOf(schema.items ?? {}, full, name)] : [];
    case 'string':
      return text(name, schema);
    case 'integer':
    case 'number':
      return Math.min(
        schema.maximum ?? 1_000,
        Math.max(
          full ? 2 : 0,
          schema.minimum !== undefined && schema.minimum > -1e9 ? schema.minimum : 0,
          (schema.exclusiveMinimum ?? -1) + 1,
        ),
      );
    case 'boolean':
      return full;
    case 'null':
      return null;
    default:
      return 'anything';
  }
}

const keysOf = (names?: JsonSchema): readonly string[] => (names?.enum ? names.enum.map(String) : ['key']);
