'use client';
import { classes, type HostProps } from '../../host/index.ts';
import { useScrollStop } from '../../overlays/scroll/useScrollStop.ts';
import { CopyButton } from '../CopyButton/index.ts';
import * as css from './CodeBlock.css.ts';

export interface CodeBlockProps extends HostProps<HTMLDivElement> {
  /** What the code is, also used to label the Copy button: "response". */
  readonly name: string;
  /** Shown verbatim. Never pass a secret. */
  readonly code: string;
}

/** Code or data to read and copy. Wraps long lines and scrolls if there are many. */
export function CodeBlock({ name, code, className, ref }: CodeBlockProps) {
  const [setScroller, stop] = useScrollStop(name);
  return (
    <div ref={ref} className={classes(css.block, className)}>
      <pre ref={setScroller} className={css.pre} {...stop}>
        <code className={css.code}>{code}</code>
      </pre>
      <CopyButton name={name} value={code} />
    </div>
  );
}
