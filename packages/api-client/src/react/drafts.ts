import { useMemo } from 'react';
import type { CallResult } from '../client/index.ts';
import type { Contract, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useCalls } from './query.ts';

/** Something that a person began to fill in, as the gateway keeps it. */
export type Draft = ResponseOf<Contract['saveDraft']>;

/** One form's draft of the person in the selected account; never from a cache. */
export interface DraftStore {
  /** Null: there is none. */
  readonly load: () => Promise<CallResult<Draft | null>>;
  /** `version` is that of the draft as it was read; 0: there was none. */
  readonly save: (data: unknown, version: number) => Promise<CallResult<Draft>>;
  readonly forget: () => Promise<CallResult<unknown>>;
}

/** `form` names the form and, after a colon, what it is about: `driver:0198…`. */
export function useDraftStore(form: string): DraftStore {
  const { accountId } = useApi();
  const calls = useCalls();
  return useMemo(() => {
    const query = accountId === null ? {} : { sysAccountId: accountId };
    const params = { form };
    return {
      load: async () => {
        const answer = await calls.listDrafts({ query: { ...query, form } });
        return answer.ok ? { ...answer, data: answer.data.items[0] ?? null } : answer;
      },
      save: (data, version) => calls.saveDraft({ params, query, body: { data, version } }),
      forget: () => calls.deleteDraft({ params, query }),
    };
  }, [calls, accountId, form]);
}
