import { automationRule, usersOf } from '@jurilien/automation';
import type { Supplier } from './supplier.js';

/** What sends a template now: rules as this process follows them, whatever the caller said. */
export const supplyTemplateUsers: Supplier = async (kernel, input, send) => {
  await kernel.books.readOn();
  return send({ ...input, usedBy: usersOf(String(input.code), (rule) => kernel.books.of(automationRule, rule)) });
};
