import type { CallFailure } from '@forecourt/api-client';
import type { FieldIssue } from '@forecourt/validation';
import { en } from '@forecourt/validation/messages';

const isKey = (key: string): key is FieldIssue['key'] => Object.hasOwn(en, key);

/** What the gateway refused, by the fields of a form; keys that no one knows are left out. */
export const sentIssues = (failure: CallFailure | null): readonly FieldIssue[] =>
  (failure?.fields ?? []).flatMap(({ path, key, params }) =>
    isKey(key) && key !== 'version.differs' ? [{ path, key, params }] : [],
  );
