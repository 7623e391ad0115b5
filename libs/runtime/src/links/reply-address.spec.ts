import { answeredBy, replyAddress } from './reply-address.js';

const messageId = '018f0000-0000-7000-8000-00000000abcd';
const settings = { LINK_SECRET: 's'.repeat(32), LINK_SECRET_EARLIER: [], MAIL_REPLY_DOMAIN: 'reply.jurilien.example' };
const address = replyAddress(settings, messageId)!;

describe('the address that a message is answered at', () => {
  it('fits what a mail server takes, and says which message it is of, whatever capitals it comes back in', () => {
    expect(address.split('@')[0]!.length).toBeLessThanOrEqual(64);
    expect(answeredBy(settings, address)).toEqual({ messageId });
    expect(answeredBy(settings, address.toUpperCase())).toEqual({ messageId });
  });
  it('cannot be made without the secret, and stays good through a rotation', () => {
    const other = { ...settings, LINK_SECRET: 't'.repeat(32) };
    expect(answeredBy(other, address)).toBe('unknown');
    expect(answeredBy({ ...other, LINK_SECRET_EARLIER: [settings.LINK_SECRET] }, address)).toEqual({ messageId });
    const changed = address.replace(/^(reply\+)(.)/, (_, start: string, sign: string) => `${start}${sign === '0' ? '1' : '0'}`);
    expect(answeredBy(settings, changed)).toBe('unknown');
    expect(answeredBy(settings, 'reply+short@reply.jurilien.example')).toBe('unknown');
  });
  it('is none of ours at another domain or under another name', () => {
    expect(answeredBy(settings, address.replace('reply.jurilien.example', 'evil.example'))).toBe('none');
    expect(answeredBy(settings, 'bonjour@reply.jurilien.example')).toBe('none');
    expect(answeredBy({ ...settings, MAIL_REPLY_DOMAIN: undefined }, address)).toBe('none');
    expect(replyAddress({ ...settings, MAIL_REPLY_DOMAIN: undefined }, messageId)).toBeUndefined();
  });
});
