import type { StaffRow } from '@jurilien/rows/identity';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { me, roleOf, whyNotAs } from './roles';
import { useCode } from './useT';

/** Colleagues: who may be given work, and the name behind an id. */
export const useStaff = () => {
  const code = useCode();
  const { data } = useGetList<StaffRow>(
    'staff',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } },
    { staleTime: 60_000, retry: false },
  );
  return useMemo(() => {
    const names = new Map((data ?? []).map((person) => [person.id, person.name]));
    const person = me();
    const offered = (among: StaffRow[]) =>
      among
        .filter((each) => each.state === 'Active')
        .map((each) => ({ value: each.id, label: `${each.name} (${code('roles', roleOf(each.role))})` }));
    return {
      options: offered(data ?? []),
      /** Colleagues whose work it is to send this command. */
      optionsFor: (command: string) => offered((data ?? []).filter((each) => !whyNotAs(roleOf(each.role), command))),
      /** Who can give access. */
      administrators: (data ?? []).filter((each) => each.state === 'Active' && roleOf(each.role) === 'admin').map((each) => each.name),
      /** Colleagues who may decide with this command, without the person at the console. */
      deciders: (command: string) =>
        (data ?? [])
          .filter((each) => each.state === 'Active' && each.id !== person.id && !whyNotAs(roleOf(each.role), command))
          .map((each) => each.name),
      people: (data ?? []).map((each) => ({ value: each.id, label: each.name })),
      nameOf: (id: string | null | undefined): string =>
        id === person.id ? person.name : (names.get(id ?? '') ?? code('actors', 'staff')),
    };
  }, [data, code]);
};
