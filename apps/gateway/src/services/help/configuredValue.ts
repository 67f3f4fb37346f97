import type * as z from 'zod/mini';
import type { AnyoneContext } from '../../http/context.ts';
import { entriesFor } from '../../remoteConfig/template.ts';

const APP_ID = 'gateway';

/**
 * A value of remote configuration that is JSON, read for whoever has none of their own; null, and a
 * line in the log, where the host wrote something else.
 */
export function configuredValue<T>(
  context: Pick<AnyoneContext, 'remoteConfig' | 'log'>,
  name: string,
  schema: z.ZodMiniType<T>,
  languageCode: string,
): T | null {
  const asker = { languageCode, appId: APP_ID, signals: {} };
  const written = entriesFor(context.remoteConfig(), asker)[name];
  try {
    const read = schema.safeParse(JSON.parse(written ?? ''));
    if (read.success) return read.data;
  } catch {
    // not JSON: the same as JSON of another shape
  }
  context.log.error(`the remote configuration value ${name} could not be read`);
  return null;
}
