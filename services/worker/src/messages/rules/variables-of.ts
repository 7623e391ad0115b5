import { notingWhom, variableOf, type Finder, type Reader } from '@jurilien/automation';
import { templateOf, type Vars } from '@jurilien/notifications';

/** What words are made of, and whom they speak of beside their reader: ids alone. */
export interface Said {
  readonly vars: Vars;
  readonly speaksOf: string[];
}

/**
 * The variables that a template names, for a reader; nothing when one of them has no value (Z08).
 * @param shown what is made of a personal value before it is used; it stays as it is when absent
 */
export async function variablesOf(
  template: string,
  finder: Finder,
  reader: Reader,
  shown?: (personal: string) => string,
): Promise<Said | undefined> {
  const { finder: noting, whom } = notingWhom(finder);
  const found = await Promise.all(
    Object.keys(templateOf(template).vars).map(async (name) => {
      const variable = variableOf(template, name);
      const isPublic = variable?.privacy === 'public';
      const value = await variable?.find(isPublic ? finder : noting, reader);
      return [name, shown && value !== undefined && !isPublic ? shown(String(value)) : value] as const;
    }),
  );
  if (found.some(([, value]) => value === undefined || value === '')) return undefined;
  // What speaks of its reader alone is sealed with their own key already.
  return { vars: Object.fromEntries(found) as Vars, speaksOf: [...whom].filter((id) => id !== reader.id).sort() };
}
