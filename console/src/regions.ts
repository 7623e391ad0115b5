/** Region names come from the shared reference data once the list is loaded with the page. */
export const useRegion = () => (code: string | null | undefined): string => code ?? '';
export const useRegionOptions = (_province: string): { value: string; label: string }[] => [];
