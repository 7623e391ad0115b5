import { CommandHandler, type ICommandHandler, Command as CqrsCommand } from '@nestjs/cqrs';
import { Inject } from '@nestjs/common';
import type { Answer, Command } from './execute.js';

/** Token of the function that runs a command through its decision; provided by the process that assembles the kernel. */
export const DISPATCHER = Symbol('dispatcher');

/** The one message on Nest's command bus: which command is inside is data, so no handler is missing or doubled at run time. */
export class Dispatch extends CqrsCommand<Answer> {
  constructor(readonly command: Command) {
    super();
  }
}

/** The one handler; everything it does lives in `execute`. */
@CommandHandler(Dispatch)
export class DispatchHandler implements ICommandHandler<Dispatch> {
  constructor(@Inject(DISPATCHER) private readonly dispatch: (command: Command) => Promise<Answer>) {}

  execute({ command }: Dispatch): Promise<Answer> {
    return this.dispatch(command);
  }
}
