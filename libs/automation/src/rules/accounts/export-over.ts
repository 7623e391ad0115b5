import { rule } from '../../rule.js';

export const exportOver = rule({
  code: 'export-over',
  purpose: {
    fr: 'Dire à qui l’a demandé qu’un export est prêt, ou pourquoi il ne l’est pas',
    en: 'Tell who asked for it that an export is ready, or why it is not',
  },
  trigger: 'exportOver',
  audience: 'account',
  channels: ['email', 'inapp'],
});
