import { r51, r51Reminder } from './r51.js';
import { r52, r52Client } from './r52.js';
import { r59 } from './r59.js';

/** What is sent about documents of a request: asked for, shared, and about to be deleted. */
export const documentRules = [r51, r51Reminder, r52, r52Client, r59];
