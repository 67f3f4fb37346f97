import { useMutation } from './query.ts';
import type { FiltersOf } from './usePages.ts';

/** The prompted IDs under the filters as a file. [GW-144, GW-145] */
export const useExportPromptedIds = () =>
  useMutation((calls, query: FiltersOf<'listPromptedIds'>, format: 'csv' | 'xlsx') =>
    calls[format === 'csv' ? 'exportPromptedIdsCsv' : 'exportPromptedIdsExcel']({ query }),
  );
