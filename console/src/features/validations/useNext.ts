import { useCallback } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';

/** The next lead of the queue that no one holds. */
export const useNext = (current: string) => {
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  return useCallback(async () => {
    const { data } = await dataProvider.getList('validations', {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'slaAt', order: 'ASC' },
      filter: { state: ['ToValidate'] },
    });
    const next = data.find((row) => row.id !== current);
    if (next) await navigate(`/validations/${next.id}`);
    else {
      notify('validation.none', { type: 'info' });
      await navigate('/validations');
    }
  }, [dataProvider, navigate, notify, current]);
};
