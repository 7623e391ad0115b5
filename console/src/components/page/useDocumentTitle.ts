import { useEffect } from 'react';

/** Each page names itself in the tab. */
export const useDocumentTitle = (page: string) => {
  useEffect(() => {
    document.title = `${page} · Jurilien`;
  }, [page]);
};
