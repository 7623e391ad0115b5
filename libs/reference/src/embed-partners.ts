/** Partners that show our form on pages of their own (F06), each with the origins that may frame it. */
export type EmbedPartners = ReadonlyMap<string, readonly string[]>;

const CODE = /^[a-z0-9-]{2,30}$/;
const ORIGIN = /^https:\/\/[a-z0-9.-]+(?::\d+)?$|^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/**
 * Reads `clinic=https://clinic.example,https://www.clinic.example other=https://other.example`.
 * @throws Error that names what cannot be read
 */
export function embedPartners(text: string): EmbedPartners {
  const found = new Map<string, readonly string[]>();
  for (const entry of text.split(/\s+/).filter(Boolean)) {
    const [code = '', list = ''] = entry.split(/=(.*)/s);
    const origins = list.split(',').filter(Boolean);
    const wrong = origins.find((origin) => !ORIGIN.test(origin));
    if (!CODE.test(code) || origins.length === 0 || wrong !== undefined)
      throw new Error(`${entry}: expected a code and its origins, code=https://site.example`);
    found.set(code, origins);
  }
  return found;
}

/** Colours a partner may choose for the form: each keeps the contrast of our own. */
export const EMBED_COLOURS = ['violet', 'bleu', 'vert', 'ardoise'] as const;
export type EmbedColour = (typeof EMBED_COLOURS)[number];
