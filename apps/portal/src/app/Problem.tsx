import type { ReactNode } from 'react';
import { InlineMessage } from '@forecourt/ui/inline-message';

interface ProblemProps {
  readonly title?: string;
  readonly children: ReactNode;
}

/** An error, announced as soon as it appears; renders nothing without children. */
export function Problem({ children, ...head }: ProblemProps) {
  if (!children) return null;
  return (
    <InlineMessage tone="bad" isLive {...head}>
      {children}
    </InlineMessage>
  );
}
