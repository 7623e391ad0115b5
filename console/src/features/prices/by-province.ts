import { PROVINCES, type Province } from '@jurilien/reference';

/** What holds in each province: one line for both where they do not differ, and then it names none. */
export function byProvince<T>(of: (province: Province) => T): readonly { readonly province?: Province; readonly value: T }[] {
  const each = PROVINCES.map(({ code: province }) => ({ province, value: of(province) }));
  const same = each.every(({ value }) => JSON.stringify(value) === JSON.stringify(each[0]!.value));
  return same ? [{ value: each[0]!.value }] : each;
}
