import {
  useDepartments,
  useFleets,
  useImportContext,
  useLimitProfiles,
} from '@forecourt/api-client/react';
import type { ImportContext } from '@forecourt/validation/imports';

/** What a file is checked against; undefined until all of it is here. */
export function useImportRules() {
  const fleets = useFleets();
  const departments = useDepartments();
  const profiles = useLimitProfiles();
  const used = useImportContext();
  const failed = [fleets, departments, profiles, used].find(
    ({ failure, data }) => failure && !data,
  );
  const context: ImportContext | undefined =
    fleets.data && departments.data && profiles.data && used.data
      ? {
          fleets: fleets.data.items,
          departments: departments.data.items,
          profiles: profiles.data.items,
          ...used.data,
        }
      : undefined;
  return { context, orderedFiles: used.data?.orderedFiles ?? [], failed };
}
