import { streamOf } from '@jurilien/event-sourcing';
import { operation } from '../operation.js';

/** The stream of an act on the machine. */
export const onOperation = ({ operationId }: { readonly operationId: string }) => ({ operation: streamOf(operation, operationId) });
