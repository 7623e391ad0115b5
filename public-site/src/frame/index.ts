export { Footer } from './footer';
export { Header } from './header';
export { reportPageError } from './page-errors';
