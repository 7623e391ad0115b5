/**
 * Numbers a business of Quebec or Ontario is known by. Quebec's NEQ has ten digits and says in the first two what is registered
 * (Registraire des entreprises: 11 legal persons, 22 individuals, 33 partnerships and groups, 88 others); Ontario's has up to ten
 * since 2021; the federal business number ends in a digit that the eight before it make (Luhn), and may carry a program account.
 */
const PROGRAM = /^(\d{9})(R[TCPMZRG]\d{4})$/;
const REGISTRIES = /^(11|22|33|88)\d{8}$|^1000\d{6}$/;

/** A number without the spaces and dashes people write in it. */
export const companyNumberOf = (written: string): string => written.replace(/[\s\u00a0\u202f.-]/g, '').toUpperCase();

/** Whether it may be such a number. */
export function isCompanyNumber(written: string): boolean {
  const number = companyNumberOf(written);
  const program = PROGRAM.exec(number);
  if (program) return luhn(program[1]!);
  // Nine digits alone are a business number, or a corporation number without a check digit.
  return /^\d{6,9}$/.test(number) || REGISTRIES.test(number);
}

/** The check of the last digit that the numbers before it make. */
function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const n = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return total + (n > 9 ? n - 9 : n);
  }, 0);
  return sum % 10 === 0;
}
