import type { ReactNode } from 'react';
import { Surface, type SurfaceProps } from '../../layout/Surface/index.ts';

/** A part of the result: in a surface of its own, or without one inside another surface. */
export function Part({
  isInside,
  children,
  ...surface
}: Pick<SurfaceProps, 'tone' | 'padding'> & {
  readonly isInside: boolean;
  readonly children: ReactNode;
}) {
  return isInside ? <div>{children}</div> : <Surface {...surface}>{children}</Surface>;
}
