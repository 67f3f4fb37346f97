import type { PromptedId } from '@forecourt/validation';
import { useMutation } from './query.ts';
import type { Saving } from './roster.ts';
import type { FiltersOf } from './usePages.ts';

/** Adds a prompted ID, or changes one. [PID-01] */
export const useSavePromptedId = () =>
  useMutation((calls, { entity, row }: Saving<PromptedId>) =>
    row === null
      ? calls.addPromptedId({ body: entity })
      : calls.editPromptedId({ params: { id: row.id }, body: entity }, { ifMatch: row.version }),
  );

/** The prompted IDs under the filters as a file. [GW-144, GW-145] */
export const useExportPromptedIds = () =>
  useMutation((calls, query: FiltersOf<'listPromptedIds'>, format: 'csv' | 'xlsx') =>
    calls[format === 'csv' ? 'exportPromptedIdsCsv' : 'exportPromptedIdsExcel']({ query }),
  );
