import type { Mail, Sms } from './records.js';
import { smtpGateway, twilioGateway } from '@jurilien/notifications';
import { sandboxWithListener, until } from './testing.js';

let world: Awaited<ReturnType<typeof sandboxWithListener>>;
const get = async (path: string) => {
  const response = await fetch(world.sandbox.origin + path);
  return { status: response.status, policy: response.headers.get('content-security-policy') ?? '', text: await response.text() };
};
const phone = '+15145550142';

beforeAll(async () => {
  world = await sandboxWithListener();
  await world.json('/people', 'PUT', [{ name: 'Élise Bouchard', phone, email: 'elise@example.org', role: 'client' }]);
  await twilioGateway({
    accountSid: `AC${'1'.repeat(32)}`,
    authToken: 'shared-token',
    from: '+15145550100',
    baseUrl: world.sandbox.origin,
  }).send({ messageId: 'm', to: phone, body: 'Nouvelle demande <b>x</b> : https://jurilien.example/accepter?t=a_b-c. Répondez OUI K7M2.' });
  const mail = smtpGateway({ host: '127.0.0.1', port: world.sandbox.smtpPort, from: 'a@b.example', domain: 'b.example' });
  await mail.send({
    messageId: 'm',
    to: 'Elise@example.org',
    subject: 'Sujet <i>',
    text: 'Voir https://jurilien.example/x',
    html: '<html><head></head><body><script>alert(1)</script><a href="https://jurilien.example/x">ici</a></body></html>',
  });
  mail.close();
});
afterAll(() => world.close());

describe('the page', () => {
  it('shows texts and e-mails of one person together, found without accents', async () => {
    expect(await world.json('/api/people?q=elise')).toMatchObject([{ name: 'Élise Bouchard', texts: 1, mails: 1 }]);
    const { text } = await get('/?lang=fr&q=bouchard');
    expect(text).toContain('Élise Bouchard');
    expect((await get('/?lang=fr&q=zzz')).text).toContain('Aucun résultat');
  });

  it('escapes what people wrote and makes links clickable', async () => {
    const { text, policy } = await get(`/?lang=fr&person=${encodeURIComponent(phone)}`);
    expect(text).toContain('&lt;b&gt;x&lt;/b&gt;');
    expect(text).toContain('href="https://jurilien.example/accepter?t=a_b-c"');
    expect(text).toContain('value="OUI K7M2"');
    expect(policy).toContain("default-src 'none'");
  });

  it('shows a letter inside a frame that runs nothing', async () => {
    const [mail] = await world.json<Mail[]>('/api/mail?to=elise@example.org');
    const { text } = await get(`/?lang=en&person=${encodeURIComponent(phone)}&tab=mails&mail=${mail!.id}`);
    expect(text).toContain('Sujet &lt;i&gt;');
    expect(text).toMatch(/<iframe [^>]*sandbox="allow-popups/);
    const letter = await get(`/mail/${mail!.id}`);
    expect(letter.policy).toContain('sandbox allow-popups');
    expect(letter.policy).not.toContain('allow-scripts');
    expect(letter.text).toContain('<base target="_blank">');
  });

  it('speaks both languages', async () => {
    expect((await get('/?lang=fr')).text).toContain('<html lang="fr-CA">');
    expect((await get('/?lang=en')).text).toContain('Choose a person');
  });

  it('answers without script and goes back where it was, never elsewhere', async () => {
    const post = (back: string) =>
      fetch(`${world.sandbox.origin}/reply?back=${encodeURIComponent(back)}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ from: phone, body: 'allo' }),
      });
    expect((await post('/?lang=fr')).headers.get('location')).toBe('/?lang=fr');
    expect((await post('//evil.example')).headers.get('location')).toBe('/');
    expect(
      (await world.json<Sms[]>(`/api/messages?to=${encodeURIComponent(phone)}`)).filter((m) => m.direction === 'inbound'),
    ).toHaveLength(2);
  });

  it('tells open pages when something arrives', async () => {
    const stop = new AbortController();
    const response = await fetch(`${world.sandbox.origin}/events`, { signal: stop.signal });
    const reader = response.body!.getReader();
    let heard = '';
    void (async () => {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return;
        heard += Buffer.from(value).toString();
      }
    })().catch(() => undefined);
    await world.json('/api/reply', 'POST', { from: phone, body: 'allo' });
    await until(() => heard.includes('data: sms'));
    stop.abort();
  });
});
