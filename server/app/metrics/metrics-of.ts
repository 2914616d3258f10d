import type { Context } from '../create-context.ts';
import type { Metrics, OfSeveral } from './metrics.ts';

/** The numbers about this process, where somebody may ask for them: only then is their package loaded. */
export async function metricsOf(context: Context, several?: OfSeveral): Promise<Metrics | null> {
  if (context.config.metricsPort === null) return null;
  const { createMetrics } = await import('./metrics.ts');
  return createMetrics(context, several);
}
