import { brokenBy, commsConstants, CONSTANTS_ID, messageTemplate } from '@jurilien/automation';
import { localDate, smsMaxSegments } from '@jurilien/reference';
import type { Supplier } from './supplier.js';

/** The templates in force that could not go out with the words of a constant, as this process follows them, whatever the caller said. */
export const supplyBrokenTemplates: Supplier = async (kernel, input, send) => {
  const { books, configuration } = kernel;
  await books.readOn();
  const at = { most: configuration.current().value(smsMaxSegments), today: localDate(new Date().toISOString(), 'QC') };
  const wordsOf = (code: string) => books.of(messageTemplate, code);
  return send({ ...input, broken: brokenBy(input as never, books.of(commsConstants, CONSTANTS_ID), wordsOf, at) });
};
