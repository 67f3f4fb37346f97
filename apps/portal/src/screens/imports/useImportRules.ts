import { useImportContext, useQuery } from '@forecourt/api-client/react';
import type { ImportContext, ImportKind } from '@forecourt/validation/imports';
import { useNow } from '../../app/useNow.ts';
import { useSelected } from '../../shell/account.ts';
import { failedOf } from '../cards/NotLoaded.tsx';

/** What rows are checked against; undefined until loaded. `source`: who recorded purchases. */
export function useImportRules(kind: ImportKind, source: string) {
  const now = useNow();
  const { account } = useSelected();
  const fleets = useQuery('listFleets', {});
  const departments = useQuery('listDepartments', {});
  const profiles = useQuery('listLimitProfiles', {});
  const importContext = useImportContext(kind);
  const failed = failedOf(fleets, departments, profiles, importContext);
  const { timeZone, currency } = account;
  const purchaseContext = { timeZone, currency, source: source.trim(), now: now.toISOString() };
  const context: ImportContext | undefined =
    fleets.data && departments.data && profiles.data && importContext.data
      ? {
          fleets: fleets.data.items,
          departments: departments.data.items,
          profiles: profiles.data.items,
          customer: { accountId: account.sysAccountId, name: account.name },
          ...importContext.data,
          ...(kind === 'purchases'
            ? { purchases: { ...purchaseContext, vehicles: importContext.data.vehicles } }
            : {}),
        }
      : undefined;
  return { context, orderedFiles: importContext.data?.orderedFiles ?? [], failed };
}
