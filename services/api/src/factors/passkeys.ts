import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { Refused } from '@jurilien/event-sourcing';
import type { Factor } from '@jurilien/identity';
import type { Settings } from '@jurilien/runtime';

type Credential = NonNullable<Factor['credential']>;

/** Its certificates and formats weigh more than what most processes do with them: it comes with the first passkey. */
const webauthn = () => import('@simplewebauthn/server');

const LIFETIME_MS = 5 * 60_000;
const NONCE_BYTES = 16;
const TIME_BYTES = 6;

/** Passkeys of this site: discoverable and user-verified, so that one of them is both factors at once (WebAuthn level 3). */
export class Passkeys {
  private readonly rpID: string;
  private readonly origins: string[];

  constructor(private readonly settings: Settings) {
    const site = new URL(settings.publicUrl);
    this.rpID = site.hostname;
    this.origins = [site.origin, ...(settings.CONSOLE_URL ? [new URL(settings.CONSOLE_URL).origin] : [])];
  }

  /** What the browser needs to make a passkey for a person; `factorId` ties the answer to this wish. */
  async enrolment(
    user: { id: string; name: string; product: string; known: readonly Credential[] },
    factorId: string,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return (await webauthn()).generateRegistrationOptions({
      rpName: user.product,
      rpID: this.rpID,
      userID: new Uint8Array(Buffer.from(user.id)),
      userName: user.name,
      userDisplayName: user.name,
      challenge: this.challenge(`enrol:${user.id}:${factorId}`),
      attestationType: 'none',
      excludeCredentials: user.known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** @throws Refused unless the answer is to a challenge of ours, from this site, by a person who was verified */
  async enrolled(userId: string, factorId: string, response: RegistrationResponseJSON): Promise<Credential> {
    const { verifyRegistrationResponse } = await webauthn();
    const answer = await verifyRegistrationResponse({
      response,
      expectedChallenge: (sent) => this.isOurs(sent, `enrol:${userId}:${factorId}`),
      expectedOrigin: this.origins,
      expectedRPID: this.rpID,
      requireUserVerification: true,
    }).catch(() => undefined);
    if (!answer?.verified) throw refused();
    const { id, publicKey, counter, transports } = answer.registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports: [...(transports ?? [])] };
  }

  /** What the browser needs to ask for a passkey; without names it offers whichever it has for this site. */
  async question(known: readonly Credential[] = []): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return (await webauthn()).generateAuthenticationOptions({
      rpID: this.rpID,
      challenge: this.challenge('sign-in'),
      userVerification: 'required',
      allowCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    });
  }

  /** The counter and the challenge of a right answer. @throws Refused for any other */
  async answered(credential: Credential, response: AuthenticationResponseJSON): Promise<{ counter: number; challengeId: string }> {
    let challengeId = '';
    const { verifyAuthenticationResponse } = await webauthn();
    const answer = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (sent) => this.isOurs((challengeId = sent), 'sign-in'),
      expectedOrigin: this.origins,
      expectedRPID: this.rpID,
      requireUserVerification: true,
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(Buffer.from(credential.publicKey, 'base64url')),
        // Whether it moved is the rule's to say, which sees every use in order.
        counter: 0,
        transports: [...credential.transports],
      },
    }).catch(() => undefined);
    if (!answer?.verified) throw refused();
    return { counter: answer.authenticationInfo.newCounter, challengeId };
  }

  /** Nonce, end and seal in one: nothing to keep until the answer comes. */
  private challenge(use: string): Uint8Array<ArrayBuffer> {
    const head = Buffer.alloc(NONCE_BYTES + TIME_BYTES);
    randomBytes(NONCE_BYTES).copy(head);
    head.writeUIntBE(Date.now() + LIFETIME_MS, NONCE_BYTES, TIME_BYTES);
    return new Uint8Array(Buffer.concat([head, this.seal(use, head)]));
  }

  private isOurs(sent: string, use: string): boolean {
    const bytes = Buffer.from(sent, 'base64url');
    const head = bytes.subarray(0, NONCE_BYTES + TIME_BYTES);
    const seal = this.seal(use, head);
    return (
      bytes.length === head.length + seal.length &&
      timingSafeEqual(bytes.subarray(head.length), seal) &&
      head.readUIntBE(NONCE_BYTES, TIME_BYTES) > Date.now()
    );
  }

  private seal = (use: string, head: Buffer): Buffer =>
    createHmac('sha256', this.settings.LINK_SECRET).update(`passkey:${use}:`).update(head).digest();
}

const refused = (): Refused => new Refused('VALIDATION', 'passkey', [{ field: 'passkey', message: 'wrong' }]);
