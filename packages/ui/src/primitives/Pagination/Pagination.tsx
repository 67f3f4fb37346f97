'use client';
import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, useLocale } from 'react-aria-components';
import { classes, type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import { AnyLink } from '../Link/AnyLink.tsx';
import { pageSteps } from './pageSteps.ts';
import * as css from './Pagination.css.ts';

export interface PaginationProps extends HostProps {
  /** Current page, from 1. */
  readonly page: number;
  /** Number of pages; `null` if unknown. */
  readonly pageCount: number | null;
  /** Whether there is a next page, if `pageCount` is `null`. */
  readonly hasNext?: boolean;
  readonly onPage?: (page: number) => void;
  /** Returns a page's URL; if given, pages are links. */
  readonly hrefOf?: (page: number) => string;
  /** The rows shown: "1–50 of 1,204 purchases". */
  readonly range?: ReactNode;
  /** Accessible name; required if a page has more than one pagination. */
  readonly 'aria-label'?: string;
}

interface StepProps extends Pick<PaginationProps, 'onPage' | 'hrefOf'> {
  readonly to: number;
  readonly name: string;
  readonly isOff?: boolean;
  readonly isCurrent?: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

function Step({ to, name, isOff = false, isCurrent = false, onPage, hrefOf, ...rest }: StepProps) {
  const current = isCurrent ? ({ 'aria-current': 'page' } as const) : {};
  if (hrefOf && !isOff) {
    return <AnyLink {...rest} {...current} aria-label={name} href={hrefOf(to)} />;
  }
  return (
    <Button
      {...rest}
      {...current}
      aria-label={name}
      isDisabled={isOff}
      onPress={() => onPage?.(to)}
    />
  );
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Pages of a list for reading. Lists that people work in load more rows on scrolling instead. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, hasNext = false, onPage, hrefOf, range, className, ref } = props;
  const text = useText();
  const isRightToLeft = useLocale().direction === 'rtl';
  const [Before, After] = isRightToLeft ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  const stepProps = { ...(onPage ? { onPage } : {}), ...(hrefOf ? { hrefOf } : {}) };
  const isLast = pageCount === null ? !hasNext : page >= pageCount;
  return (
    <nav
      ref={ref}
      aria-label={props['aria-label'] ?? text('pagination.label')}
      className={classes(css.pagination, className)}
    >
      {range !== undefined && <span className={css.range}>{range}</span>}
      <div className={css.steps}>
        <Step
          {...stepProps}
          to={page - 1}
          name={text('pagination.previous')}
          isOff={page <= 1}
          className={css.page}
        >
          <Before {...icon} />
        </Step>
        {pageCount !== null &&
          pageSteps(page, pageCount).map((step) =>
            typeof step === 'number' ? (
              <Step
                {...stepProps}
                key={step}
                to={step}
                name={text('pagination.page', { page: step })}
                isCurrent={step === page}
                className={`${css.page} ${css.wideOnly}`}
              >
                {step}
              </Step>
            ) : (
              <span key={step} className={`${css.gap} ${css.wideOnly}`} aria-hidden="true">
                …
              </span>
            ),
          )}
        <span className={pageCount === null ? css.range : css.phoneOnly}>
          {pageCount === null
            ? text('pagination.page', { page })
            : text('pagination.pageOf', { page, count: pageCount })}
        </span>
        <Step
          {...stepProps}
          to={page + 1}
          name={text('pagination.next')}
          isOff={isLast}
          className={css.page}
        >
          <After {...icon} />
        </Step>
      </div>
    </nav>
  );
}
