import { CommandHandler, type ICommandHandler, Command as CqrsCommand } from '@nestjs/cqrs';
import { Inject } from '@nestjs/common';
import type { z } from 'zod';
import type { Decision } from './decision.js';
import { commandOf, type Answer, type Command } from './execute.js';

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

/** Who sends a command and what else it carries; without an id of its own it is a new one each time. */
export type Sending = Omit<Command, 'name' | 'input' | 'commandId'> & { readonly commandId?: string };

/** A command for the bus, named by its decision, which types its input: `bus.execute(command(addLeadNote, { … }, { actor }))`. */
export const command = <I extends z.ZodObject>(
  decision: Pick<Decision<I>, 'name' | 'input'>,
  input: z.input<I>,
  sending: Sending,
): Dispatch => new Dispatch(commandOf(decision, input, { commandId: crypto.randomUUID(), ...sending }));
