import { forgetDocuments } from '@jurilien/documents';
import { automation, forEach, send } from '@jurilien/event-sourcing';
import { holdingOf, personKey } from '@jurilien/privacy';

/** Documents that a legal hold kept past their time go with its end. */
export const forgetDocumentsAfterHold = automation(personKey)({
  name: 'forget-documents-after-hold',
  on: {
    ...forEach(personKey)(['LegalHoldLifted', 'LegalHoldRefused'], ({ data: { holding } }) => {
      const { kind, id } = holdingOf(holding);
      return kind === 'request' ? [send(forgetDocuments, { leadId: id })] : [];
    }),
  },
});
