/** What an address needs beside its route. */
export interface AddressParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/**
 * The method and address of a call, from the key of its route: `GET /api/pro/offers/:leadId` with its parameters filled in.
 * Values of the query that are undefined are left out.
 */
export function addressOf(key: string, { params = {}, query = {} }: AddressParts = {}): { method: string; path: string } {
  const [method = 'GET', template = ''] = key.split(' ');
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value));
  return { method, path: asked.size > 0 ? `${path}?${asked}` : path };
}
