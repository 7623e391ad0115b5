import { variableNamed, type Finder, type Reader } from '@jurilien/automation';
import { templateOf, type Vars } from '@jurilien/notifications';

/**
 * The variables that a template names, for a reader; nothing when one of them has no value (Z08).
 * @param shown what is made of a personal value before it is used; it stays as it is when absent
 */
export async function variablesOf(
  template: string,
  finder: Finder,
  reader: Reader,
  shown?: (personal: string) => string,
): Promise<Vars | undefined> {
  const found = await Promise.all(
    Object.keys(templateOf(template).vars).map(async (name) => {
      const variable = variableNamed(name);
      const value = await variable?.find(finder, reader);
      return [name, shown && value !== undefined && variable!.privacy !== 'public' ? shown(String(value)) : value] as const;
    }),
  );
  return found.some(([, value]) => value === undefined || value === '') ? undefined : (Object.fromEntries(found) as Vars);
}
