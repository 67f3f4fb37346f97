import type { ReactNode } from 'react';
import { InlineMessage } from '@forecourt/ui/inline-message';

interface ProblemProps {
  readonly title?: string;
  readonly children: ReactNode;
}

/** What went wrong, read aloud as soon as it is there; nothing while nothing did. */
export function Problem({ children, ...head }: ProblemProps) {
  if (!children) return null;
  return (
    <InlineMessage tone="bad" isLive {...head}>
      {children}
    </InlineMessage>
  );
}
