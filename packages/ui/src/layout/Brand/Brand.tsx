import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Brand.css.ts';

export interface BrandProps extends HostProps<HTMLSpanElement> {
  readonly name: string;
  /** The mark of a white-label brand. Defaults to the product's. */
  readonly mark?: ReactNode;
}

/** The product's mark: a gas station's canopy and pump that form an F. */
function Mark() {
  return (
    <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
      <rect className={css.tile} width="26" height="26" rx="7" />
      <path className={css.letter} d="M8 20.5V8.6C8 7.2 9 6.2 10.4 6.2H18M8 13.4H15.2" />
      <circle className={css.drop} cx="18.6" cy="13.4" r="1.7" />
    </svg>
  );
}

/** The brand's mark and name. */
export function Brand({ name, mark, className, ref }: BrandProps) {
  return (
    <span ref={ref} className={classes(css.brand, className)}>
      {mark ?? <Mark />}
      <span className={css.name}>{name}</span>
    </span>
  );
}
