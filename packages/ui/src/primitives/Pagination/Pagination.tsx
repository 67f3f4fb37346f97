'use client';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, useLocale } from 'react-aria-components';
import { classes, isFocusLost, useMergedRefs, type HostProps } from '../../host/index.ts';
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

/** Whether focus is on a button that cannot have it anymore, or on nothing. */
const isFocusOff = () => isFocusLost() || document.activeElement?.matches(':disabled') === true;

/**
 * Focuses the current page, or where it is not shown the other step, if the pressed step is disabled
 * on the page that it led to. Returns the ref of the pages and what to call on press.
 */
function useFocusAfterStep(page: number) {
  const pages = useRef<HTMLElement>(null);
  const steppedFrom = useRef<number>(null);
  useLayoutEffect(() => {
    if (steppedFrom.current === null || steppedFrom.current === page) return;
    steppedFrom.current = null;
    for (const step of ['[aria-current]', 'button:enabled']) {
      if (isFocusOff()) pages.current?.querySelector<HTMLElement>(step)?.focus();
    }
  }, [page]);
  const onStep = () => {
    steppedFrom.current = page;
  };
  return { pages, onStep };
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Pages of a list for reading. Lists that people work in load more rows on scrolling instead. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, hasNext = false, onPage, hrefOf, range, className, ref } = props;
  const text = useText();
  const isRightToLeft = useLocale().direction === 'rtl';
  const [Before, After] = isRightToLeft ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  const { pages, onStep } = useFocusAfterStep(page);
  const pagesRef = useMergedRefs(pages, ref);
  const stepProps = {
    onPage: (to: number) => {
      onStep();
      onPage?.(to);
    },
    ...(hrefOf ? { hrefOf } : {}),
  };
  const isLast = pageCount === null ? !hasNext : page >= pageCount;
  return (
    <nav
      ref={pagesRef}
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
