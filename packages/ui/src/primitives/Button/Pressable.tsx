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
  /** Listens alongside the button's own behavior, which keeps keys to itself. */
  readonly triggerProps?: TooltipTriggerAria['triggerProps'];
  readonly className: string;
  readonly children: ReactNode;
}

const marked = (isSo: boolean | undefined) => isSo || undefined;

/**
 * The element of a button, with react-aria's behavior and marks of its states for styles. The
 * library's own component also listens to slots and announces, which a button here does not need;
 * the ring of the focus is the browser's to decide.
 */
export function Pressable(given: PressableProps) {
  const { triggerRef, triggerProps = {}, className, children, ...props } = given;
  const { buttonProps, isPressed } = useButton(props, triggerRef);
  const { hoverProps, isHovered } = useHover(props);
  const { onClick: _pressed, ...domProps } = filterDOMProps(props, { global: true });
  return (
    <button
      {...mergeProps(domProps, buttonProps, hoverProps, triggerProps)}
      ref={triggerRef}
      type={props.type ?? 'button'}
      slot={props.slot ?? undefined}
      className={className}
      data-disabled={marked(props.isDisabled)}
      data-pressed={marked(isPressed)}
      data-hovered={marked(isHovered)}
    >
      {children}
    </button>
  );
}
