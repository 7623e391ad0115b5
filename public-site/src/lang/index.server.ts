export { figuresOf } from './figure-words.server';
