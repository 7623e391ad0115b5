import { asDemand, embedOf, inFrame } from '../../public-site/src/features/embed/embed.server';
import { protect } from '../../public-site/src/frame/policy.server';

const OLD = 'a'.repeat(43);
const NEW = 'b'.repeat(43);
const at = (query: string): string => `https://jurilien.example/formulaire-seul?${query}`;
const sends = (location: string, cookie?: string): Response =>
  new Response(null, { status: 303, headers: { location, ...(cookie ? { 'set-cookie': `draft=${cookie}; Path=/; HttpOnly` } : {}) } });
const query = (answer: Response): Record<string, string> =>
  Object.fromEntries(new URL(answer.headers.get('location')!, 'https://jurilien.example').searchParams);

describe('the form in a page of a partner', () => {
  beforeAll(() => {
    process.env.EMBED_PARTNERS = 'clinic=https://clinic.example,https://www.clinic.example';
  });
  afterAll(() => {
    delete process.env.EMBED_PARTNERS;
  });

  it('may be framed by the origins of a known partner, and by no one else', () => {
    const framers = (address: string): string => {
      const headers = new Headers();
      protect(headers, new URL(address));
      return /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy')!)![1]!;
    };
    expect(framers(at('partenaire=clinic'))).toBe('https://clinic.example https://www.clinic.example');
    expect(framers(at('partenaire=other'))).toBe("'none'");
    expect(framers(at(''))).toBe("'none'");
    expect(framers('https://jurilien.example/demande?partenaire=clinic')).toBe("'none'");
  });

  it('takes a colour of ours and the shape of a link, and passes over the rest', () => {
    expect(embedOf(new URL(at(`couleur=vert&t=${OLD}`)))).toMatchObject({ colour: 'vert', draft: OLD });
    expect(embedOf(new URL(at('couleur=red;}&t=short')))).toEqual({ origins: [], colour: 'violet' });
  });

  it('hands its draft over as the cookie that a frame cannot keep, and no other', () => {
    const inner = asDemand(new Request(at(`partenaire=clinic&t=${OLD}&domaine=housing&etape=3`), { headers: { cookie: `draft=${NEW}` } }));
    expect(new URL(inner.url).pathname + new URL(inner.url).search).toBe('/demande?domaine=housing&etape=3');
    expect([inner.headers.get('cookie'), inner.headers.get('x-embed-partner')]).toEqual([`draft=${OLD}`, 'clinic']);
    expect(asDemand(new Request(at(''), { headers: { cookie: `draft=${NEW}` } })).headers.get('cookie')).toBeNull();
  });

  it('leads from page to page inside the frame, with the newest link, and ends with its own confirmation', () => {
    const request = new Request(at(`partenaire=clinic&couleur=bleu&t=${OLD}`));
    expect(query(inFrame(sends('/demande?etape=4', NEW), request))).toEqual({ partenaire: 'clinic', couleur: 'bleu', t: NEW, etape: '4' });
    expect(query(inFrame(sends('/demande?etape=2'), request)).t).toBe(OLD);
    const sent = inFrame(sends(`/en/confirmation?d=${NEW}`), request);
    expect(sent.headers.get('location')).toMatch(/^\/en\/form-only\?/);
    expect(query(sent)).toEqual({ partenaire: 'clinic', couleur: 'bleu', suivi: NEW });
  });
});
