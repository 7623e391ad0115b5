import { ask } from '../../../api/index.server';
import { text, type Raw } from '../../../forms';

/** The professional someone asks for by their page, as long as there is one. */
export interface Preferred {
  readonly name: string;
  /** Whether offers reach them at present. */
  readonly free: boolean;
}

/** Who is asked for by the answers of a request; nothing when no one is, or when the page is gone. */
export async function preferredOf(request: Request, raw: Raw): Promise<Preferred | null> {
  const id = text(raw, 'preferredProfessionalId');
  if (id === '') return null;
  const reply = await ask(request, 'GET /api/public/profiles/:slug', { params: { slug: id } });
  return reply.ok ? { name: reply.value.name, free: !reply.value.paused } : null;
}
