/** Whether digits satisfy the check of Luhn, as insurance and payment-card numbers do. */
export function luhn(digits: string): boolean {
  const sum = [...digits].reduceRight((all, d, i) => {
    const n = Number(d) * ((digits.length - i) % 2 === 0 ? 2 : 1);
    return all + (n > 9 ? n - 9 : n);
  }, 0);
  return sum % 10 === 0;
}
