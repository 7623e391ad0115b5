import { isSignedCall, signStandardWebhook } from './standard-webhook.js';

const secret = 'a-secret-of-the-mail-provider-0001';
const earlier = 'a-secret-of-the-mail-provider-0000';
const now = 1_795_392_000_000;
const body = Buffer.from('{"type":"email.bounced"}');
const call = (over: object = {}, by = secret, seconds = now / 1_000) => ({
  id: 'evt_1',
  timestamp: String(seconds),
  signature: signStandardWebhook(by, 'evt_1', String(seconds), body),
  body,
  ...over,
});
const believed = (one: object, secrets = [secret]) => isSignedCall(secrets, one as ReturnType<typeof call>, now);

// proves: ASVS row 69
describe('a call signed as Standard Webhooks does', () => {
  it('is believed, and so is one signed with the earlier secret during a rotation, and one signed with both', () => {
    expect(believed(call())).toBe(true);
    expect(believed(call({}, earlier))).toBe(false);
    expect(believed(call({}, earlier), [secret, earlier])).toBe(true);
    const both = `${signStandardWebhook(earlier, 'evt_1', String(now / 1_000), body)} ${call().signature}`;
    expect(believed(call({ signature: both }))).toBe(true);
  });

  it.each([
    ['another body', { body: Buffer.from('{"type":"email.complained"}') }],
    ['another id', { id: 'evt_2' }],
    ['no id', { id: undefined }],
    ['an id with a line break', { id: 'evt\n1' }],
    ['another moment', { timestamp: String(now / 1_000 + 1) }],
    ['no moment', { timestamp: undefined }],
    ['a moment that is none', { timestamp: 'NaN' }],
    ['no signature', { signature: undefined }],
    ['half a signature', { signature: call().signature.slice(0, -4) }],
    ['an empty signature', { signature: 'v1,' }],
  ])('is not with %s', (_, over) => expect(believed(call(over))).toBe(false));

  it.each([
    [-301, false],
    [-299, true],
    [299, true],
    [301, false],
  ])('is of the last or next five minutes: %i s', (off, is) => expect(believed(call({}, secret, now / 1_000 + off))).toBe(is));

  it('reads a secret written as the standard writes it, byte for byte', () => {
    // The example of the specification (github.com/standard-webhooks).
    const example = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    expect(signStandardWebhook(example, 'msg_p5jXN8AQM9LWM0D4loKWxJek', '1614265330', '{"test": 2432232314}')).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });
});
