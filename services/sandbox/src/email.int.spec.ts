import { render, samples, smtpGateway, smtpServerFrom, type EmailGateway } from '@jurilien/notifications';
import type { Mail } from './records.js';
import { sandboxWithListener } from './testing.js';

let world: Awaited<ReturnType<typeof sandboxWithListener>>;
let gateway: EmailGateway;
const to = 'elise@example.org';
const open = (port = world.sandbox.smtpPort) =>
  smtpGateway({
    ...smtpServerFrom(`smtp://127.0.0.1:${port}`),
    from: 'Jurilien <bonjour@jurilien.example>',
    domain: 'jurilien.example',
    timeoutMs: 2_000,
  });
const mailbox = () => world.json<Mail[]>(`/api/mail?to=${to}`);
const send = (more: object = {}) => gateway.send({ messageId: 'm-1', to, subject: 'Bonjour', text: 'Texte', ...more });

beforeAll(async () => {
  world = await sandboxWithListener();
  gateway = open();
});
afterAll(async () => {
  gateway.close();
  await world.close();
});
beforeEach(() => world.json('/api', 'DELETE'));

describe('e-mail over the wire', () => {
  it('arrives whole, in French, under the Message-ID made from our id', async () => {
    const written = render('R03', 'email', 'fr', samples.R03!.fr);
    const { providerId } = await gateway.send({
      messageId: 'm-42',
      to,
      subject: written.subject!,
      text: written.text,
      html: written.html,
      class: 'transactional',
      unsubscribeUrl: 'https://x.example/u',
    });
    const [mail] = await mailbox();
    expect(providerId).toBe('<m-42@jurilien.example>');
    expect(mail).toMatchObject({ messageId: providerId, subject: 'Demande K7M2 reçue : confirmez votre courriel', to: [to] });
    expect(mail!.html).toContain('Confirmer mon courriel');
    expect(mail!.text).toContain(samples.R03!.fr.confirmUrl);
    expect(mail!.headers).not.toHaveProperty('list-unsubscribe');
  });

  it('comes from the name it brings, at the address of the installation', async () => {
    await send();
    await send({ messageId: 'm-2', senderName: 'Maitre Lien' });
    expect((await mailbox()).map(({ headers }) => headers.from).sort()).toEqual([
      'Jurilien <bonjour@jurilien.example>',
      'Maitre Lien <bonjour@jurilien.example>',
    ]);
  });

  it('offers one-click unsubscribe on service messages', async () => {
    await send({ class: 'service', unsubscribeUrl: 'https://jurilien.example/u/abc' });
    expect((await mailbox())[0]!.headers).toMatchObject({
      'list-unsubscribe': '<https://jurilien.example/u/abc>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  it.each([
    ['429', 'before-acceptance', 0],
    ['greylist', 'before-acceptance', 0],
    ['500', 'final', 0],
    ['close', 'ambiguous', 0],
    ['timeout', 'ambiguous', 0],
    ['drop', 'ambiguous', 0],
    ['accept-then-hang', 'ambiguous', 1],
  ] as const)('classifies %s as %s and keeps %i message', async (mode, kind, kept) => {
    await world.json('/api/faults', 'PUT', { email: { mode, times: 1 } });
    await expect(send()).rejects.toMatchObject({ name: 'SendFailure', kind });
    expect(await mailbox()).toHaveLength(kept);
    await expect(send()).resolves.toHaveProperty('providerId');
  });

  it('keeps one of a message that was handed over again, and counts the copies', async () => {
    await send();
    await send();
    expect(await mailbox()).toEqual([expect.objectContaining({ messageId: '<m-1@jurilien.example>', copies: 2 })]);
  });

  it('says that a mailbox which does not exist is final, and a server away is not', async () => {
    await expect(send({ to: 'x@nowhere.invalid' })).rejects.toMatchObject({ kind: 'final', providerCode: '550' });
    const away = open(9);
    await expect(away.send({ messageId: 'm', to, subject: 's', text: 't' })).rejects.toMatchObject({ kind: 'before-acceptance' });
    away.close();
  });

  it('reads the server from an address', () => {
    expect(smtpServerFrom('smtps://user:p%40ss@mail.example')).toEqual({
      host: 'mail.example',
      port: 465,
      secure: true,
      user: 'user',
      password: 'p@ss',
    });
  });
});
