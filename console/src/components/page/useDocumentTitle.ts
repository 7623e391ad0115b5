import { useEffect } from 'react';
import { productName } from '../../in-force/names';
import { locale } from '../../locale';

/** Each page names itself in the tab. */
export const useDocumentTitle = (page: string) => {
  useEffect(() => {
    document.title = `${page} · ${productName(locale)}`;
  }, [page]);
};
