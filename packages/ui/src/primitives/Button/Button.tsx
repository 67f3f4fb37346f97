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
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
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

const UNFILLED = new Set<ButtonVariant>(['quiet', 'plain']);

interface BaseProps extends Omit<ButtonProps, 'children' | 'size' | 'isWide'> {
  readonly children?: ReactNode;
  readonly variant: ButtonVariant;
  /** The accessible name if there is no text; also the tooltip. */
  readonly name?: string;
}

/** What all buttons share: tooltip, disabled reason, and pending state. */
function BaseButton(props: BaseProps) {
  const { children, icon, variant, name, isPending, disabledReason, className, ref, ...rest } =
    props;
  const text = useText();
  const hint = useHint({ reason: disabledReason, name, ref });
  const isOff = hint.reason !== null || rest.isDisabled === true;
  const pending = isPending ? text('button.pending') : null;
  const label = name ?? rest['aria-label'];
  return (
    <ButtonHint hint={hint}>
      <Pressable
        {...rest}
        {...hintedProps(hint, rest.onPress)}
        {...(isPending ? PENDING : {})}
        // replaces the content, and with it the spinner's label
        {...(label === undefined ? {} : { 'aria-label': pending ? `${pending} ${label}` : label })}
        className={classes(
          css.variant[variant],
          isOff && (UNFILLED.has(variant) ? css.disabledQuiet : css.disabled),
          className,
        )}
      >
        {pending ? <Spinner label={pending} /> : icon}
        {children}
      </Pressable>
    </ButtonHint>
  );
}

/** Performs an action in place; to open another URL, use a link. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'default', isWide, className, ...rest } = props;
  return (
    <BaseButton
      {...rest}
      variant={variant}
      className={classes(
        css.sizes[size],
        variant === 'quiet' && css.quietPadding,
        isWide && css.wide,
        className,
      )}
    />
  );
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
  const { label, size = 'default', variant = 'plain', className, ...rest } = props;
  const sizeClass = size === 'compact' ? css.sizes.iconCompact : css.sizes.icon;
  return (
    <BaseButton
      {...rest}
      name={label}
      variant={variant}
      className={classes(sizeClass, className)}
    />
  );
}
