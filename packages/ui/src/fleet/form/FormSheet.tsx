import type { ReactNode } from 'react';
import { Stack } from '../../layout/Stack/index.ts';
import { Surface } from '../../layout/Surface/index.ts';

/** The groups of fields of an entity, on one surface. */
export const FormSheet = ({ children }: { readonly children: ReactNode }) => (
  <Surface>
    <Stack gap={24}>{children}</Stack>
  </Surface>
);
