export { Footer } from './footer';
export { Header } from './header';
