export { embedOf } from './embed.server';
