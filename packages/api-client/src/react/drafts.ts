import { useMemo } from 'react';
import type { CallResult } from '../client/index.ts';
import type { Contract, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';

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
  const { client, userId, accountId } = useApi();
  return useMemo(() => {
    const scope = { userId, accountId };
    const query = accountId === null ? {} : { sysAccountId: accountId };
    const params = { form };
    return {
      load: async () => {
        const answer = await client.listDrafts({ query: { ...query, form } }, scope);
        return answer.ok ? { ...answer, data: answer.data.items[0] ?? null } : answer;
      },
      save: (data, version) => client.saveDraft({ params, query, body: { data, version } }, scope),
      forget: () => client.deleteDraft({ params, query }, scope),
    };
  }, [client, userId, accountId, form]);
}
