import { BUDGETS, limitedTask, RATES } from '@jurilien/reference';
import { armIn } from '../drafts/experiment.server';
import { isField, provinceOf } from '../../../lang';
import type { Raw } from '../../../forms';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const yesIf = (name: string, yes: boolean): Raw => (yes ? { [name]: 'yes' } : {});

/** What an address already gives: criteria of a search, a field chosen on another page, a professional someone asks for. */
export function preset(query: URLSearchParams): Raw {
  const task = limitedTask(query.get('tache'));
  const field = query.get('domaine') ?? task?.field ?? null;
  const region = query.get('region') ?? '';
  const province = provinceOf(region) ?? query.get('province');
  const served = query.get('langue');
  const rate = query.get('tarif') ?? '';
  const budget = query.get('budget') ?? '';
  const preferred = query.get('pro');
  const also = query.getAll('aussi');
  const arm = armIn(query);
  return {
    ...(isField(field) ? { lawyerType: field } : {}),
    ...(province === 'QC' || province === 'ON' ? { province } : {}),
    ...(provinceOf(region) ? { region } : {}),
    ...(served === 'fr' || served === 'en' ? { lang: served } : {}),
    ...(RATES.some((r) => r.code === rate) ? { rate } : {}),
    ...(BUDGETS.some((b) => b.code === budget) ? { budget } : {}),
    ...yesIf('juridicalHelp', query.get('aj') === '1' || also.includes('aj')),
    ...yesIf('mediator', also.includes('mediator')),
    ...yesIf('paralegal', also.includes('paralegal')),
    ...yesIf('acceptDistance', also.includes('distance')),
    ...(also.includes('consult') ? { helpKind: 'consult' } : {}),
    // A task of the catalogue implies what kind of help is wanted, and starts the description that the person goes on with.
    ...(task ? { helpKind: task.kind, description: `${task.title[served === 'en' ? 'en' : 'fr']}. ` } : {}),
    // Which of two compared forms someone was led to goes with the draft, and with the request.
    ...(arm ? { experiment: arm } : {}),
    ...(preferred && ID.test(preferred) ? { preferredProfessionalId: preferred } : {}),
  };
}
