import { useImportContext, useQuery } from '@forecourt/api-client/react';
import type { ImportContext, ImportKind } from '@forecourt/validation/imports';
import { useNow } from '../../app/useNow.ts';
import { useSelected } from '../../shell/account.ts';

/** What rows are checked against; undefined until loaded. `source`: who recorded purchases. */
export function useImportRules(kind: ImportKind, source: string) {
  const now = useNow();
  const { account } = useSelected();
  const fleets = useQuery('listFleets', {});
  const departments = useQuery('listDepartments', {});
  const profiles = useQuery('listLimitProfiles', {});
  const used = useImportContext(kind);
  const failed = [fleets, departments, profiles, used].find(
    ({ failure, data }) => failure && !data,
  );
  const { timeZone, currency } = account;
  const place = { timeZone, currency, source: source.trim(), now: now.toISOString() };
  const context: ImportContext | undefined =
    fleets.data && departments.data && profiles.data && used.data
      ? {
          fleets: fleets.data.items,
          departments: departments.data.items,
          profiles: profiles.data.items,
          customer: { accountId: account.sysAccountId, name: account.name },
          ...used.data,
          ...(kind === 'purchases'
            ? { purchases: { ...place, vehicles: used.data.vehicles } }
            : {}),
        }
      : undefined;
  return { context, orderedFiles: used.data?.orderedFiles ?? [], failed };
}
