export { MoneyNav } from './MoneyNav';
