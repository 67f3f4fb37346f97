import { useMemo } from 'react';
import type { CallResult } from '../client/index.ts';
import type { Contract, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useCalls } from './query.ts';

/** A partly completed form, as stored by the gateway. */
export type Draft = ResponseOf<Contract['saveDraft']>;

/** The user's draft of one form in the selected account; never served from a cache. */
export interface DraftStore {
  /** Resolves with `null` data if there is no draft. */
  readonly load: () => Promise<CallResult<Draft | null>>;
  /** `version` is the version of the draft that was loaded; 0 if there was none. */
  readonly save: (data: unknown, version: number) => Promise<CallResult<Draft>>;
  readonly remove: () => Promise<CallResult<unknown>>;
}

/** `form` is the form's name and, after a colon, its subject: `driver:0198…`. */
export function useDraftStore(form: string): DraftStore {
  const { accountId } = useApi();
  const calls = useCalls();
  return useMemo(() => {
    const query = accountId === null ? {} : { sysAccountId: accountId };
    const params = { form };
    return {
      load: async () => {
        const result = await calls.listDrafts({ query: { ...query, form } });
        return result.ok ? { ...result, data: result.data.items[0] ?? null } : result;
      },
      save: (data, version) => calls.saveDraft({ params, query, body: { data, version } }),
      remove: () => calls.deleteDraft({ params, query }),
    };
  }, [calls, accountId, form]);
}
