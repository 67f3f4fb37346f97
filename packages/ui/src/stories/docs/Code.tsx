import { CopyButton } from '../../primitives/CopyButton/index.ts';
import * as css from './docs.css.ts';

interface CodeProps {
  /** What it is, for the name of its button: "import". */
  readonly name: string;
  readonly children: string;
}

/** Code to paste. */
export function Code({ name, children }: CodeProps) {
  return (
    <div className={css.codeBlock}>
      <pre className={css.pre}>
        <code>{children}</code>
      </pre>
      <CopyButton name={name} value={children} />
    </div>
  );
}
