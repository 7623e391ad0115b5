import { footerOf } from './footer.js';
import { defaultSender } from './sender.js';

const texts = (lang: 'fr' | 'en'): string[] =>
  (['client', 'professional', 'account', 'anyone'] as const).flatMap((audience) =>
    (['transactional', 'service'] as const).flatMap((cls) => footerOf(lang, audience, cls, defaultSender).lines),
  );

describe('what stands under every e-mail', () => {
  it.each(['fr', 'en'] as const)('has no space before a mark (%s)', (lang) =>
    expect(texts(lang).filter((line) => /\s[;!?]/.test(line))).toEqual([]),
  );
  it.each(['fr', 'en'] as const)('calls no one a user of ours whose address someone else may have given (%s)', (lang) => {
    const [first] = footerOf(lang, 'anyone', 'otp', defaultSender).lines;
    expect(first).toMatch(lang === 'fr' ? /cette adresse nous a été donnée/ : /this address was given to us/);
  });
  it('says whether a message of that class can be stopped', () => {
    const first = (cls: 'transactional' | 'marketing') => footerOf('fr', 'client', cls, defaultSender).lines[0];
    expect(first('transactional')).toMatch(/il ne peut pas être désactivé/);
    expect(first('marketing')).toMatch(/Vous pouvez cesser de recevoir/);
    const [own] = footerOf('en', 'account', 'transactional', defaultSender, undefined, true).lines;
    expect(own).toMatch(/You can stop it with the second button above/);
  });
});
