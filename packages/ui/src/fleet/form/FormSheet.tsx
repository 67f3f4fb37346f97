import type { ReactNode } from 'react';
import { Stack } from '../../layout/Stack/index.ts';
import { Surface } from '../../layout/Surface/index.ts';

/** Surface for an entity's groups of fields. */
export const FormSheet = ({ children }: { readonly children: ReactNode }) => (
  <Surface>
    <Stack gap={24}>{children}</Stack>
  </Surface>
);
