/** What browsers and we exchange about passkeys (WebAuthn level 3), as far as we read it. */
import { z } from 'zod';

/** Results of extensions, none of which we ask for. */
const extensions = z.custom<object>((value) => typeof value === 'object' && value !== null).default({});

const short = z.string().max(4_000);
/** An answer of `navigator.credentials.get`. */
export const assertion = z.object({
  id: short,
  rawId: short,
  type: z.literal('public-key'),
  clientExtensionResults: extensions,
  response: z.object({ clientDataJSON: short, authenticatorData: short, signature: short, userHandle: short.optional() }),
});

const long = z.string().max(20_000);
/** An answer of `navigator.credentials.create`. */
export const attestation = z.object({
  id: long,
  rawId: long,
  type: z.literal('public-key'),
  clientExtensionResults: extensions,
  response: z.object({ clientDataJSON: long, attestationObject: long, transports: z.array(z.string().max(20)).max(10).optional() }),
});

/** Options for the browser's own call. */
export const webauthnOptions = z.object({ challenge: z.string() });
