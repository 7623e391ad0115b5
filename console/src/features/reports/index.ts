export { Defined } from './Defined';
