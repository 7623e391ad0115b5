export { ProcessorTable } from './processor-table';
