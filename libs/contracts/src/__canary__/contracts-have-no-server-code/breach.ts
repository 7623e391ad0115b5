import * as x from '@jurilien/event-sourcing';
export default x;
