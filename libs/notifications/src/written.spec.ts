import { defaultSender } from './sender.js';
import { renderWritten } from './written.js';

const to = (lang: 'fr' | 'en', messageClass: 'service' | 'transactional' = 'service') => ({
  lang,
  messageClass,
  name: 'Me Anne <Roy>',
  sender: defaultSender,
});
const written = { subject: 'Du nouveau\r\nBcc: x', body: 'Bonjour {nom},\n\nDeux choses :\n- la première\n- la seconde' };

describe('words of the team to professionals', () => {
  it('carry the reader’s name, and never markup or headers of their own', () => {
    const mail = renderWritten('email', to('fr'), written);
    expect(mail.subject).toBe('Du nouveau Bcc: x');
    expect(mail.html).toContain('Bonjour Me Anne &lt;Roy&gt;,');
    expect(mail.html).toContain('<li style="margin:0 0 6px">la première</li>');
    expect(mail.text).toContain('Bonjour Me Anne <Roy>,');
  });
  it('say who writes and whether they can be stopped, in the reader’s language', () => {
    expect(renderWritten('email', to('fr'), written).text).toContain('Vous pouvez cesser de recevoir ce type de message en tout temps.');
    expect(renderWritten('email', to('en', 'transactional'), written).text).toContain('it cannot be turned off');
    expect(renderWritten('sms', to('fr'), written).text).toMatch(/^Jurilien : Bonjour Me Anne <Roy>,[^]* ARRET pour cesser$/);
    expect(renderWritten('sms', to('en'), { subject: '', body: 'Hello {name}' }).text).toBe(
      'Jurilien: Hello Me Anne <Roy> STOP to opt out',
    );
  });
  it('put a name in as it is, whatever signs it holds', () =>
    expect(renderWritten('sms', { ...to('en'), name: '$& $1' }, { subject: '', body: '{name}' }).text).toContain('$& $1'));
});
