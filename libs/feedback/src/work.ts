import type { SharedWork } from '@jurilien/contracts';
import { workOf } from '@jurilien/event-sourcing';

export const work = workOf<SharedWork>();
