import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { LawyerDocuments } from '../../documents';

/** Documents of the requests that a professional accepted, as far as they see them. */
export const DocumentsOf = ({ row }: { row: ProfessionalRow }) => <LawyerDocuments professionalId={row.id} />;
