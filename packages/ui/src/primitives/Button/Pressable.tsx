'use client';
import type { ReactNode, RefObject } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';
import { filterDOMProps } from 'react-aria/filterDOMProps';
import { mergeProps } from 'react-aria/mergeProps';
import { useButton } from 'react-aria/useButton';
import type { TooltipTriggerAria } from 'react-aria/useTooltipTrigger';
import { useHover } from 'react-aria/useHover';

export interface PressableProps extends Omit<
  ButtonProps,
  'className' | 'style' | 'children' | 'isPending'
> {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  /** Handlers that run in addition to the button's own, which stop key events. */
  readonly triggerProps?: TooltipTriggerAria['triggerProps'];
  readonly className: string;
  readonly children: ReactNode;
}

const dataFlag = (isSet: boolean | undefined) => isSet || undefined;

/**
 * A `<button>` with react-aria's behavior and its state as data attributes. Lighter than the
 * library's component, which also handles slots and announcements. The focus ring is left to
 * `:focus-visible`.
 */
export function Pressable(pressableProps: PressableProps) {
  const { triggerRef, triggerProps = {}, className, children, ...props } = pressableProps;
  const { buttonProps, isPressed } = useButton(props, triggerRef);
  const { hoverProps, isHovered } = useHover(props);
  const { onClick: _onClick, ...domProps } = filterDOMProps(props, { global: true });
  return (
    <button
      {...mergeProps(domProps, buttonProps, hoverProps, triggerProps)}
      ref={triggerRef}
      type={props.type ?? 'button'}
      slot={props.slot ?? undefined}
      className={className}
      data-disabled={dataFlag(props.isDisabled)}
      data-pressed={dataFlag(isPressed)}
      data-hovered={dataFlag(isHovered)}
    >
      {children}
    </button>
  );
}
