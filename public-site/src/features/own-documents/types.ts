import type { Answer } from '@jurilien/contracts/api';

/** Documents of one request, as one of its readers has them. */
export type RequestDocuments = Answer<'GET /api/documents'>['requests'][number];
export type Details = RequestDocuments['documents'][number];
export type Asked = RequestDocuments['requests'][number];
/** Who reads. */
export type Reader = 'client' | 'professional';
