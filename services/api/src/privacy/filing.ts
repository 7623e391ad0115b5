import type { Answer, Actor } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import type { Identifier } from '@jurilien/privacy';
import { filePrivacyRequest, verifyPrivacyRequester } from '@jurilien/processes';
import { Refused } from '@jurilien/event-sourcing';
import { issueLink, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { e164 } from '../http/phone.js';

/** How long the link to follow a request opens its page; after that its address on file gets another. */
const FOLLOW_DAYS = 90;

/** Numbers as people type them, in E.164. */
export const dialled = (identifiers: readonly Identifier[]): Identifier[] =>
  identifiers.map((each) => (each.kind === 'phone' ? { ...each, value: e164(each.value) } : each));

/** What a request is filed with, beside who files it. */
type Filed = Parameters<typeof filePrivacyRequest.decide>[0];

/**
 * Files a request from a form and answers the link by which it is followed: made of the form's own secret, so that no one else who
 * names the request is given it.
 */
export async function fileByForm(
  kernel: Kernel,
  bus: CommandBus,
  { secret, ...asked }: Omit<Filed, 'sentAs'> & { readonly secret: string },
  actor: Actor,
): Promise<{ token: string }> {
  const sentAs = kernel.secrets.hash(`privacy-form:${secret}`);
  await bus.execute(command(filePrivacyRequest, { ...asked, sentAs }, { actor }));
  const { requestId, lang } = asked;
  const grant = { purpose: 'privacy', subject: { privacyId: requestId }, lang, days: FOLLOW_DAYS, occurrence: sentAs } as const;
  return { token: await issueLink(kernel, grant) };
}

/** Proves an address by its code. @throws Refused at the field of the code when it is wrong */
export async function proveByCode(
  bus: CommandBus,
  input: Pick<Parameters<typeof verifyPrivacyRequester.decide>[0], 'requestId' | 'identifier' | 'code' | 'linkId' | 'deviceHash'>,
  actor: Actor,
): Promise<void> {
  const { events }: Answer = await bus.execute(command(verifyPrivacyRequester, input, { actor }));
  if (events.some(({ type }) => type === 'PrivacyCodeRejected'))
    throw new Refused('VALIDATION', 'wrong-code', [{ field: 'code', message: 'wrong' }]);
}
