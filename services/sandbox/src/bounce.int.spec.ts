import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { smtpGateway, type SendFailure } from '@jurilien/notifications';

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/** How a server with one habit is understood. */
async function failureAt(habit: SMTPServerOptions, login: object = {}): Promise<SendFailure> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    ...habit,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gateway = smtpGateway({
    host: '127.0.0.1',
    port: (server.server.address() as AddressInfo).port,
    from: 'Jurilien <bonjour@jurilien.example>',
    domain: 'jurilien.example',
    timeoutMs: 2_000,
    ...login,
  });
  try {
    return await gateway.send({ messageId: 'm', to: 'lea@exemple.test', subject: 's', text: 't' }).then(
      () => {
        throw new Error('it was taken');
      },
      (error: SendFailure) => error,
    );
  } finally {
    gateway.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

describe('a refusal at the hand-over', () => {
  it.each<[string, SMTPServerOptions]>([
    ['no such mailbox', { onRcptTo: (_to, _session, done) => done(refusal(550, '5.1.1 No such user')) }],
    ['no such mailbox, without a code', { onRcptTo: (_to, _session, done) => done(refusal(550, 'No such user')) }],
    [
      'a message that is not taken',
      { onData: (stream, _session, done) => void stream.resume().on('end', () => done(refusal(554, 'Message refused'))) },
    ],
  ])('counts for the address: %s', async (_, habit) => {
    expect(await failureAt(habit)).toMatchObject({ kind: 'final', bounced: true });
  });

  it.each<[string, SMTPServerOptions & { readonly login?: object }]>([
    ['a policy about who sends', { onRcptTo: (_to, _session, done) => done(refusal(550, '5.7.1 Relaying denied')) }],
    ['a server that takes no message of this size', { onRcptTo: (_to, _session, done) => done(refusal(552, '5.3.4 Too big')) }],
    ['our sender', { onMailFrom: (_from, _session, done) => done(refusal(550, 'Sender unknown')) }],
    [
      'our sign-in',
      {
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(refusal(535, 'Bad password')),
        login: { user: 'a', password: 'b' },
      },
    ],
    ['a greylist', { onRcptTo: (_to, _session, done) => done(refusal(450, '4.2.0 Come back later')) }],
    ['a full mailbox, for now', { onRcptTo: (_to, _session, done) => done(refusal(452, '4.2.2 Mailbox full')) }],
  ])('blames no address: %s', async (_, { login, ...habit }) => {
    expect((await failureAt(habit, login)).bounced).toBeUndefined();
  });
});
