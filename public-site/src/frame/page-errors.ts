import type { ClientOnErrorFunction } from 'react-router';
import { viewedPath } from '../routes.table';

/**
 * Reports what a page that is alive could not load or show. The router reports it before it shows the page, while the document still bears the
 * path of the page before: the error carries its own to `every-page.js`.
 */
export const reportPageError: ClientOnErrorFunction = (error, { location }) => {
  if (error instanceof Error) reportError(Object.assign(error, { pagePath: viewedPath(location.pathname) }));
};
