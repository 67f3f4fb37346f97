import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { StartupError } from '@forecourt/server';
import * as z from 'zod/mini';

const text = z.string();
const condition = z.strictObject({
  /** Matches any of these languages. If omitted, all match. */
  languages: z.optional(z.array(text)),
  appIds: z.optional(z.array(text)),
  /** Every one of these signals must have this value. */
  signals: z.optional(z.record(text, text)),
});
const templateSchema = z.strictObject({
  projectId: text,
  namespace: text,
  /** Identifies the product that asks. It is in the page, so it is no secret. */
  apiKey: text,
  conditions: z.record(text, condition),
  /** Each value's default, and its values under conditions, of which the first match wins. */
  values: z.record(text, z.strictObject({ default: text, when: z.optional(z.record(text, text)) })),
});
export type ConfigTemplate = z.infer<typeof templateSchema>;

/** The client that asks. */
export interface ConfigClient {
  readonly languageCode: string;
  readonly appId: string;
  readonly signals: Readonly<Record<string, string>>;
}

/** Used if the host provides no file of its own. */
export const DEFAULT_TEMPLATE: ConfigTemplate = {
  projectId: 'forecourt',
  namespace: 'portal',
  apiKey: 'forecourt-portal',
  conditions: {},
  values: {
    lob_contact_details: {
      default: JSON.stringify({
        phone: '1-800-555-0142',
        email: 'service@forecourt.example',
        hours: 'Monday to Friday, 8 AM to 5 PM ET',
      }),
    },
    collecting_company: {
      default: JSON.stringify({
        legalName: 'Forecourt Card Services, Inc.',
        remitTo: ['PO Box 70995', 'Charlotte, NC 28272'],
        phone: '1-800-555-0142',
        email: 'remittance@forecourt.example',
      }),
    },
  },
};

function matches(rule: z.infer<typeof condition> | undefined, client: ConfigClient): boolean {
  if (!rule) return false;
  const { languages, appIds, signals = {} } = rule;
  const [language = ''] = client.languageCode.split('-');
  const isLanguage = languages?.includes(client.languageCode) || languages?.includes(language);
  return (
    (languages === undefined || isLanguage === true) &&
    (appIds === undefined || appIds.includes(client.appId)) &&
    Object.entries(signals).every(([name, value]) => client.signals[name] === value)
  );
}

/** The entries for a client. [CONF-07] */
export function entriesFor(template: ConfigTemplate, client: ConfigClient): Record<string, string> {
  return Object.fromEntries(
    Object.entries(template.values).map(([name, value]) => {
      const match = Object.entries(value.when ?? {}).find(([conditionName]) =>
        matches(template.conditions[conditionName], client),
      );
      return [name, match?.[1] ?? value.default];
    }),
  );
}

/** The tag by which a client recognizes its entries. [CONF-09] */
export function etagOf({ projectId, namespace }: ConfigTemplate, entries: object): string {
  const hash = createHash('sha256').update(JSON.stringify(entries)).digest('base64url');
  return `etag-${projectId}-${namespace}-fetch-${hash}`;
}

/**
 * Returns a reader of the file's template, which rereads the file when it changes, or of the
 * default template. A change that can't be read leaves the previous template in place.
 *
 * @throws StartupError when the file can't be read at startup.
 */
export function openTemplate(
  file: string | undefined,
  onError: (error: unknown) => void,
): () => ConfigTemplate {
  if (file === undefined) return () => DEFAULT_TEMPLATE;
  const read = () => templateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  let changedAt = 0;
  let template: ConfigTemplate;
  try {
    changedAt = statSync(file).mtimeMs;
    template = read();
  } catch {
    throw new StartupError(`Could not read the remote configuration in ${file}.`);
  }
  return () => {
    try {
      const { mtimeMs } = statSync(file);
      if (mtimeMs === changedAt) return template;
      changedAt = mtimeMs;
      template = read();
    } catch (error) {
      onError(error);
    }
    return template;
  };
}
