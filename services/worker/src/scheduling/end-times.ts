import type { WorkItem } from '@jurilien/persistence';
import type { Work } from '@jurilien/processes';
import type { Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { send } from '../work/sending.js';
import { type CallOff, callOffHosted, callOffMeetings, callOffTimes, callOffTimesOfRequest } from './call-off.js';

/** What has ended takes what was ahead with it: a job calls it off. */
const calling =
  <N extends 'end-times' | 'end-times-of-request' | 'end-meetings' | 'end-hosted-meetings'>(
    callOff: (kernel: Kernel, input: Work[N], callOff: CallOff) => Promise<void>,
  ) =>
  (kernel: Kernel, bus: CommandBus): JobHandler<N> =>
  (item: WorkItem<Work[N]>) =>
    callOff(kernel, item.input, (decision, input, about) => send(bus, item, decision, input, about));

/** Appointments and holds with a professional. */
export const endTimes = calling<'end-times'>(callOffTimes);
/** Those of a request, with the professional who accepted it. */
export const endTimesOfRequest = calling<'end-times-of-request'>(callOffTimesOfRequest);
/** Meetings with the team. */
export const endMeetings = calling<'end-meetings'>(callOffMeetings);
/** Those that someone of the team was to hold. */
export const endHostedMeetings = calling<'end-hosted-meetings'>(callOffHosted);
