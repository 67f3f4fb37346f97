import type { ReactNode } from 'react';
import { InlineMessage } from '@forecourt/ui/inline-message';

/** What went wrong, read aloud as soon as it is there; nothing while nothing did. */
export function Problem({ children }: { readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <InlineMessage tone="bad" isLive>
      {children}
    </InlineMessage>
  );
}
