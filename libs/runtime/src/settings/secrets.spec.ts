import { v5 } from 'uuid';
import { ruleSecrets } from './secrets.js';

it('ids of a command are uuids of version 5, the same again for the same command', () => {
  const { id } = ruleSecrets('test-key-of-at-least-32-characters!!');
  for (const n of [0, 1, 17])
    for (const command of ['018f2f6e-0000-7000-8000-000000000001', 'é'])
      expect(id(command, n)).toBe(v5(`${command}/${n}`, '0f3b6a4e-6b0c-5b51-9a53-0a3f5f0b6a01'));
});
