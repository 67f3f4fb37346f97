'use client';
import type { ReactNode } from 'react';
import type { ButtonProps as AriaProps } from 'react-aria-components/Button';
import { classes, type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { ButtonHint, hintedProps, useHint } from './ButtonHint.tsx';
import { Pressable } from './Pressable.tsx';
import * as css from './Button.css.ts';

export type ButtonVariant = keyof typeof css.variant;
export type ButtonSize = 'compact' | 'default' | 'large';

export interface ButtonProps
  extends
    Omit<AriaProps, 'className' | 'style' | 'children' | 'isPending'>,
    HostProps<HTMLButtonElement> {
  readonly children: ReactNode;
  /** Use one `primary` action per page, and `danger` for what cannot be undone. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Shown before the label. */
  readonly icon?: ReactNode;
  /** Fills the width of the container. */
  readonly isWide?: boolean;
  /** Whether the action is running: the button keeps its focus and ignores presses. */
  readonly isPending?: boolean | undefined;
  /**
   * Why the action is unavailable. The button stays focusable, so that people can read or hear the
   * reason; pressing it does nothing.
   */
  readonly disabledReason?: string | null | undefined;
}

/**
 * A pending button keeps focus and ignores presses. React Aria's `isPending` is not used because
 * its announcement refers to the button by ID, which fails if a finished action removes it.
 */
const PENDING = {
  'aria-disabled': true,
  'data-pending': true,
  type: 'button',
  onPress: () => undefined,
} as const;

/**
 * Props of a button that may be pending. An `aria-label` replaces the content, and with it the
 * spinner's label, so it says that the button is pending, too.
 */
function usePendingProps(isPending = false, label: string | undefined) {
  const text = useText();
  if (!isPending) return label === undefined ? {} : { 'aria-label': label };
  if (label === undefined) return PENDING;
  return { ...PENDING, 'aria-label': `${text('button.pending')} ${label}` };
}

/** A spinner whose label becomes part of the button's name, unless that is an `aria-label`. */
function Pending() {
  const text = useText();
  return <Spinner label={text('button.pending')} />;
}

const UNFILLED = new Set<ButtonVariant>(['quiet', 'plain']);

function classesOf(props: ButtonProps, isOff: boolean): string {
  const { variant = 'secondary', size = 'default', isWide, className } = props;
  return classes(
    css.variant[variant],
    css.sizes[size],
    variant === 'quiet' && css.quietPadding,
    isWide && css.wide,
    isOff && (UNFILLED.has(variant) ? css.disabledQuiet : css.disabled),
    className,
  );
}

/** Performs an action in place; to open another URL, use a link. */
export function Button(props: ButtonProps) {
  const {
    children,
    icon,
    isPending,
    disabledReason,
    ref,
    variant: _v,
    size: _s,
    isWide: _w,
    className: _c,
    ...rest
  } = props;
  const pendingProps = usePendingProps(isPending, rest['aria-label']);
  const hint = useHint({ reason: disabledReason, ref });
  const isOff = hint.reason !== null || rest.isDisabled === true;
  const button = (
    <Pressable
      {...rest}
      {...hintedProps(hint, rest.onPress)}
      {...pendingProps}
      className={classesOf(props, isOff)}
    >
      {isPending ? <Pending /> : icon}
      {children}
    </Pressable>
  );
  return <ButtonHint hint={hint}>{button}</ButtonHint>;
}

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'icon' | 'isWide' | 'size'
> {
  /** The accessible name, also shown as a tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 'compact' | 'default';
}

/** A button that shows only an icon; its label is the accessible name and tooltip. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    size = 'default',
    variant = 'plain',
    className,
    disabledReason,
    isPending,
    ref,
    ...rest
  } = props;
  const pendingProps = usePendingProps(isPending, label);
  const hint = useHint({ reason: disabledReason, name: label, ref });
  const isOff = hint.reason !== null || rest.isDisabled === true;
  const sizeClass = size === 'compact' ? css.sizes.iconCompact : css.sizes.icon;
  return (
    <ButtonHint hint={hint}>
      <Pressable
        {...rest}
        {...hintedProps(hint, rest.onPress)}
        {...pendingProps}
        className={classes(
          css.variant[variant],
          sizeClass,
          isOff && (UNFILLED.has(variant) ? css.disabledQuiet : css.disabled),
          className,
        )}
      >
        {isPending ? <Pending /> : icon}
      </Pressable>
    </ButtonHint>
  );
}
