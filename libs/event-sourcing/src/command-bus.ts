import { CommandHandler, type CommandBus, type ICommandHandler, Command as CqrsCommand } from '@nestjs/cqrs';
import { Inject } from '@nestjs/common';
import type { z } from 'zod';
import { commandOf, type Answer, type Command, type Send, type Sendable, type Sending } from './execute.js';

export type { Sending } from './execute.js';

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

/** A command for the bus, named by its decision, which types its input: `bus.execute(command(addLeadNote, { … }, { actor }))`. */
export const command = <I extends z.ZodObject>(decision: Sendable<I>, input: NoInfer<z.input<I>>, sending: Sending): Dispatch =>
  new Dispatch(commandOf(decision, input, sending));

/** The same kernel, whose commands go over the bus of its process. */
export const overBus = <K extends { readonly dispatch: (command: Command) => Promise<Answer>; readonly send: Send }>(
  kernel: K,
  bus: CommandBus,
): K => ({
  ...kernel,
  dispatch: (stored) => bus.execute(new Dispatch(stored)),
  send: (decision, input, sending) => bus.execute(command(decision, input, sending)),
});
