import type { Settings } from '../settings/settings.js';

/** Records and sends traces where `OTEL_EXPORTER_OTLP_ENDPOINT` names a receiver; loads nothing otherwise. Answers how to stop. */
export async function startTracing(settings: Settings, service: 'api' | 'worker'): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, PORT } = settings;
  if (!endpoint) return () => Promise.resolve();
  const { recordTraces } = await import('./tracing-sdk.js');
  const ownOrigins = [process.env.API_ORIGIN, `http://127.0.0.1:${PORT}`, `http://localhost:${PORT}`, settings.publicUrl].filter(
    (o) => o !== undefined,
  );
  return recordTraces(endpoint, service, ownOrigins);
}
