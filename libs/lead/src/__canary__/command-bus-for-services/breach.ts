import * as x from '@jurilien/event-sourcing/command-bus';
export default x;
