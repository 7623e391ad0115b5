import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { link, stepUpCodeSubject } from '@jurilien/identity';
import { linkIdOf, stateOf, type Kernel } from '@jurilien/runtime';

/** The cookie by which the site knows a browser again. */
export const newDevice = (): string => randomBytes(32).toString('base64url');

/** The code that was last sent for a link. */
export async function stepUpCodeOf(kernel: Kernel, token: string): Promise<string> {
  const linkId = linkIdOf(token);
  const { code } = await stateOf(kernel, link, linkId);
  return kernel.secrets.code(stepUpCodeSubject(linkId), code!.sequence);
}

/** A device types the code of a link past HTTP and text messages: for tests that are about what comes after. */
export async function passStepUp(kernel: Kernel, token: string, device: string): Promise<void> {
  const linkId = linkIdOf(token);
  const deviceHash = createHash('sha256').update(device).digest('hex');
  const send = (name: string, input: object) =>
    kernel.dispatch({ name, commandId: randomUUID(), actor: { kind: 'token', id: 'test' }, input: { linkId, deviceHash, ...input } });
  const { events } = await send('SendStepUpCode', { channel: 'email' });
  if (events.length === 0) return;
  await send('VerifyStepUpCode', { code: await stepUpCodeOf(kernel, token) });
}
