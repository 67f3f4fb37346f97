import { Skeleton, Stack } from '@forecourt/ui';

/** A skeleton of a panel's content. */
export function PanelSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton shape="short" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}
