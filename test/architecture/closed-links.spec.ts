import { LINK_PURPOSES } from '@jurilien/contracts';
import { linkUrl } from '@jurilien/runtime';
import { withoutSecrets } from '../../libs/messaging/src/without-secrets.js';

const TOKEN = 'Zq3'.repeat(14) + 'x';
const SUBJECT = { appointmentId: 'a1', userId: 'u1' };

describe('what staff read of a message', () => {
  it.each(LINK_PURPOSES.flatMap((purpose) => [[purpose, 'fr'] as const, [purpose, 'en'] as const]))(
    'opens no link: %s, %s',
    (purpose, lang) => {
      const address = linkUrl('https://jurilien.example', purpose, lang, TOKEN, SUBJECT);
      expect(address).toContain(TOKEN);
      expect(withoutSecrets(`Ouvrez ${address}.`, 'transactional')).not.toContain(TOKEN);
    },
  );
});
