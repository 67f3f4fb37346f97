import { Skeleton, Stack } from '@forecourt/ui';

/** Lines in the shape of what is on its way. */
export function PanelSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton shape="short" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}
