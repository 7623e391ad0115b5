import type { Texts } from '../texts';
import type { documentCodesFr } from '../fr/codes-documents';

export const documentCodesEn: Texts<typeof documentCodesFr> = {
  documentRequestStates: {
    Open: 'Awaited',
    PartlyFulfilled: 'Partly received',
    Fulfilled: 'All received',
    Cancelled: 'Cancelled',
    Overdue: 'Late',
  },
};
